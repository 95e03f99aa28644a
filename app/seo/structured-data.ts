import type {
  Article,
  BreadcrumbList,
  FAQPage,
  ItemList,
  ListItem,
  Organization,
  Question,
  SearchAction,
  Thing,
  WebSite,
} from "schema-dts";

import { withoutPictureColor } from "../../styles/pictures.ts";
import type { Brand, Site } from "../site/site.ts";

export type StructuredData = Exclude<Thing, string>;

export type DescribedPage = { site: Site; brand: Brand; url: string };

export const publicMedia = (site: Site, src: string) => `${site.origin}/media/${withoutPictureColor(src)}`;

/** Absolute. The icon, if no logo is configured. */
export function logoAddress({ site, brand }: Pick<DescribedPage, "site" | "brand">): string {
  const { logo, icon, cdn = site.origin } = brand;
  if (!logo) return publicMedia(site, icon);
  if (logo.desktop.startsWith("https://")) return logo.desktop;
  return logo.desktop.startsWith("/") ? `${cdn}${logo.desktop}` : publicMedia(site, logo.desktop);
}

export const describeOrganization = (page: DescribedPage): Organization => {
  const { site, brand } = page;
  return {
    "@type": "Organization",
    "@id": `${site.origin}/#organization`,
    name: brand.name,
    slogan: brand.tagline,
    url: `${site.origin}/`,
    logo: logoAddress(page),
    image: publicMedia(site, brand.shareImage.src),
    sameAs: [...brand.social.map(({ src }) => src), ...(brand.profiles ?? [])],
  };
};

/** `query-input` is an extension of schema.org by search engines. */
type SiteSearch = SearchAction & { "query-input": string };

export const describeWebSite = ({ site, brand }: DescribedPage): WebSite => {
  const search: SiteSearch = {
    "@type": "SearchAction",
    target: { "@type": "EntryPoint", urlTemplate: `${site.origin}/search?q={search_term_string}` },
    "query-input": "required name=search_term_string",
  };
  return {
    "@type": "WebSite",
    "@id": `${site.origin}/#website`,
    name: brand.name,
    url: `${site.origin}/`,
    inLanguage: site.languageTag,
    publisher: { "@id": `${site.origin}/#organization` },
    potentialAction: search,
  };
};

export type Crumb = { name: string; path: string };

/** @param crumbs path from below the home page to the current page */
export const describeBreadcrumbs = ({ site, brand }: DescribedPage, crumbs: Crumb[]): BreadcrumbList => ({
  "@type": "BreadcrumbList",
  itemListElement: [{ name: brand.name, path: "/" }, ...crumbs].map(({ name, path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: `${site.origin}${path}`,
  })),
});

export function describeList({ site }: DescribedPage, pages: Crumb[]): ItemList[] {
  if (pages.length === 0) return [];
  const itemListElement: ListItem[] = pages.map(({ name, path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    url: `${site.origin}${path}`,
  }));
  return [{ "@type": "ItemList", itemListElement }];
}

export function describeQuestions(questions: { question: string; answer: string }[]): FAQPage[] {
  if (questions.length === 0) return [];
  const mainEntity: Question[] = questions.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer },
  }));
  return [{ "@type": "FAQPage", mainEntity }];
}

type ArticleFacts = {
  title: string;
  description: string;
  image: { src: string } | null;
  author: { name: string; position: string } | null;
  /** ISO 8601 date, such as 2026-03-10. */
  published: string;
};

export const describeArticle = ({ site, brand, url }: DescribedPage, article: ArticleFacts): Article => ({
  "@type": "Article",
  headline: article.title,
  description: article.description,
  url,
  mainEntityOfPage: url,
  inLanguage: site.languageTag,
  image: publicMedia(site, (article.image ?? brand.shareImage).src),
  datePublished: article.published,
  author: article.author
    ? { "@type": "Person", name: article.author.name, jobTitle: article.author.position }
    : { "@id": `${site.origin}/#organization` },
  publisher: { "@id": `${site.origin}/#organization` },
});
