import { fileSections, type PageDefinition, pages, siteFiles } from "#app/site/pages.ts";
import { type Section, sections } from "#app/site/sections.ts";

import { linksOfMarkdown } from "../../domain/markdown/markdown.server.ts";
import { splitParagraphs } from "../../domain/markdown/picture-paragraph.ts";
import type { ContentFiles } from "./content-files.server.ts";
import { didYouMean } from "./did-you-mean.ts";
import type { Field } from "./map-fields.ts";
import { pathsOf } from "./published-content.ts";

export function linksIn({ metadata, value }: Pick<Field, "metadata" | "value">): string[] {
  if (metadata.link) return [value];
  return metadata.translatable === "markdown" ? markdownLinks(value) : [];
}

/** A picture is a separate paragraph, and not a link. */
const markdownLinks = (markdown: string): string[] =>
  markdown.includes("](") || markdown.includes("]:")
    ? linksOfMarkdown(
        splitParagraphs(markdown)
          .filter((paragraph) => !paragraph.includes("!["))
          .join("\n\n"),
      )
    : [];

/** Path of a link to the site itself; undefined for other hosts, `mailto:` and the like. */
export function pathOfLink(link: string, hosts: ReadonlySet<string> = new Set()): string | undefined {
  const path = ownPath(link, hosts)?.replace(/[?#].*$/, "");
  return path === undefined || path.length <= 1 ? path : path.replace(/\/$/, "");
}

function ownPath(link: string, hosts: ReadonlySet<string>): string | undefined {
  if (link.startsWith("/") && !link.startsWith("//")) return link;
  if (!/^https?:/i.test(link) || !URL.canParse(link)) return undefined;
  const { hostname, pathname } = new URL(link);
  return hosts.has(hostname) ? pathname : undefined;
}

const isRelative = (link: string) => !/^(?:[a-z][a-z0-9+.-]*:|\/\/|[/#?])/i.test(link);

/** Paths of the software, without those of sections without content. */
function fixedPaths(content: ContentFiles): string[] {
  const missing = missingSections(content);
  const isThere = (section: Section | undefined) => !section || !missing.has(section);
  return [
    ...Object.entries<PageDefinition>(pages)
      .filter(([route, { section }]) => !/\/\$/.test(route) && isThere(section))
      .map(([route]) => route.replace(/\/\{-\$.*\}$|(?<=.)\/$/, "")),
    ...Object.keys(siteFiles).filter((path) => isThere(fileSections[path])),
  ];
}

/** Same rule as `listMissingSections` for the database. Files with problems count as content. */
export function missingSections(content: ContentFiles): ReadonlySet<Section> {
  const { articles, certificates, downloads, categories, printedCatalog, places, unread } = content;
  const kinds = new Set(Object.values(places?.value ?? {}).map(({ kind }) => kind));
  const isFilled: Record<Section, boolean> = {
    articles: articles.length > 0,
    certificates: certificates.length > 0,
    downloads: !downloads || Object.keys(downloads.value).length > 0,
    finder: categories.some(({ value }) => value.finder),
    "printed-catalog": printedCatalog !== undefined,
    service: !places || kinds.has("service-center"),
    shops: !places || kinds.has("local-shop") || kinds.has("online-shop"),
  };
  const files: Partial<Record<Section, string>> = {
    articles: "articles/",
    certificates: "certificates/",
    finder: "categories/",
    "printed-catalog": "catalogue",
  };
  const isUnread = (section: Section) =>
    [...unread].some((path) => files[section] !== undefined && path.startsWith(files[section]));
  return new Set(sections.filter((section) => !isFilled[section] && !isUnread(section)));
}

export function knownAddresses(content: ContentFiles) {
  const hosts = new Set(
    (content.sites?.value.sites ?? []).flatMap(({ host, aliases }) => [host, ...aliases]),
  );
  const common = new Set([
    ...fixedPaths(content),
    ...pathsOf({ ...content, pages: content.pages.filter(({ site }) => !site) }),
    ...[...content.unread].flatMap(pathsOfFile),
  ]);
  const ofSites = Object.groupBy(
    content.pages.filter(({ site }) => site),
    ({ site }) => site!,
  );
  const ofSite = (site: string) =>
    (ofSites[site as keyof typeof ofSites] ?? []).map(({ slug }) => `/${slug}`);
  const everywhere = new Set([...common, ...Object.keys(ofSites).flatMap(ofSite)]);
  const bySite = new Map(Object.keys(ofSites).map((site) => [site, new Set([...common, ...ofSite(site)])]));

  const pathsOn = (site?: string): ReadonlySet<string> =>
    site === undefined ? everywhere : (bySite.get(site) ?? common);

  /** @param site whose visitors see the link; by default, a page of any site will do */
  const problemOf = (link: string, site?: string): string | undefined => {
    if (isRelative(link))
      return `the link ${JSON.stringify(link)} is relative, expected a path that starts with / or an address`;
    const path = pathOfLink(link, hosts);
    const known = pathsOn(site);
    if (path === undefined || known.has(path)) return undefined;
    return `the link ${JSON.stringify(link)} leads to nothing${didYouMean(path, known)}`;
  };
  return { pathsOn, problemOf };
}

/** `products/facet` → `/product/facet` */
function pathsOfFile(file: string): string[] {
  const [folder, slug] = file.split("/").slice(-2);
  const prefix = prefixes[folder ?? ""];
  return prefix === undefined ? [] : [`${prefix}/${slug}`];
}

const prefixes: Readonly<Record<string, string>> = {
  products: "/product",
  categories: "/category",
  certificates: "/certificates",
  pages: "",
  articles: "",
};
