import MarkdownIt from "markdown-it";

import { formatDate } from "#app/site/format.ts";

import { formatSpecification } from "../../domain/catalog/format-specification.ts";
import { skuOf } from "../../data/import/product-variants.ts";
import type { Content } from "../../data/import/localize-content.ts";
import type { Declaration, Manual, Row } from "./manual.ts";

/** Manuals and declarations are in English. */
export type DocumentSources = Pick<
  Content,
  | "brand"
  | "sites"
  | "vocabulary"
  | "places"
  | "downloads"
  | "products"
  | "certificates"
  | "manuals"
  | "manualTexts"
>;

type Product = DocumentSources["products"][number];

const languageTag = "en";

/** @param slug of the download @throws when the product or its manual is missing */
export function composeManual(sources: DocumentSources, slug: string): Manual {
  const download = sources.downloads.value[slug]!;
  const product = find(sources.products, download.products[0]!, "product");
  const { value: manual } = find(sources.manuals, product.slug, "manual");
  const texts = textsOf(sources);
  const { labels } = texts;
  const family = texts.families[product.value.category]!;
  const connections = manual.connect.map((key) => texts.connections[key]!);
  const specified = (key: string) => key in product.value.specifications;
  const electrical = specified("connection");
  const wireless = product.value.connections.some((key) => key === "wireless-2-4" || key === "bluetooth");
  return {
    brand: sources.brand.value,
    labels,
    product: {
      name: product.value.name,
      promise: product.value.promise ?? "",
      sku: skuOf(product.value) ?? "",
    },
    edition: {
      text: labels.edition
        .replace("{edition}", download.version)
        .replace("{date}", formatDate(download.released, languageTag)),
      day: download.released,
    },
    box: [...product.value.box, texts.boxCard],
    figure: manual.figure,
    parts: manual.parts,
    start: [...connections, ...(specified("battery-life") ? [texts.battery] : [])],
    use: manual.use,
    care: [...family.care, ...manual.care],
    trouble: [...connections.flatMap(({ trouble }) => trouble), ...family.trouble, ...manual.trouble],
    questions: product.value.faq.map(({ question, answer }) => ({ question, answer: plainText(answer) })),
    specifications: specificationRows(sources, product),
    safety: [...texts.safety.everything, ...(electrical ? texts.safety.electrical : [])],
    disposal: [...(electrical ? [texts.disposal.electrical] : []), texts.disposal.everything],
    radio: wireless ? texts.radio : undefined,
    service: {
      ...texts.service,
      others: texts.service.others.replace("{address}", pageAddress(sources, "/service-center")),
    },
    serviceCenters: serviceCenterRows(sources),
    conformity: conformityOf(sources, product, electrical),
  };
}

export function composeDeclaration(sources: DocumentSources, slug: string): Declaration {
  const { value: certificate } = find(sources.certificates, slug, "certificate");
  const { declaration: words, manufacturer } = textsOf(sources);
  const date = formatDate(certificate.issued, languageTag);
  return {
    brand: sources.brand.value,
    words,
    manufacturer,
    number: certificate.number,
    title: certificate.title,
    products: certificate.products.map((product) => {
      const { value } = find(sources.products, product, "product");
      return { label: value.name, value: skuOf(value) ?? "" };
    }),
    legislation: certificate.summary,
    standards: certificate.standards,
    signed: {
      text: words.signed.replace("{place}", manufacturer.signatory.place).replace("{date}", date),
      day: certificate.issued,
    },
  };
}

function textsOf({ manualTexts }: DocumentSources) {
  if (!manualTexts) throw new Error("No texts of manuals in content/manuals.yaml");
  return manualTexts.value;
}

function find<Item extends { slug: string }>(items: readonly Item[], slug: string, what: string): Item {
  const item = items.find((candidate) => candidate.slug === slug);
  if (!item) throw new Error(`No ${what} ${JSON.stringify(slug)} below content/`);
  return item;
}

function specificationRows(sources: DocumentSources, { value }: Product): Row[] {
  const { units, terms, specifications } = sources.vocabulary.value;
  const { labels } = textsOf(sources);
  const words = { unit: units, term: terms };
  return Object.entries(value.specifications).map(([key, specification]) => {
    const { label, unit } = specifications[key]!;
    const text = formatSpecification(
      { key, kind: specifications[key]!.kind, unit, value: specification },
      (kind, word) => words[kind][word] ?? word,
      languageTag,
    );
    return { label, value: typeof text === "string" ? text : text ? labels.yes : labels.no };
  });
}

function serviceCenterRows({ places, vocabulary }: DocumentSources): Row[] {
  const centers = Object.values(places.value).filter((place) => place.kind === "service-center");
  return [...Map.groupBy(centers, ({ country }) => country)]
    .map(([country, [center]]) => ({
      label: `${shortName(country, vocabulary.value.countries[country])}, ${latinName(center!)}`,
      value: center!.phone ?? "",
    }))
    .sort((a, b) => a.label.localeCompare(b.label, languageTag));
}

/** `UK` and `UAE`, for a narrow column. */
const shortNames = new Intl.DisplayNames(languageTag, { type: "region", style: "short" });

function shortName(country: string, name = country) {
  const short = shortNames.of(country) ?? name;
  return short.length < name.length && short !== country ? short : name;
}

const isLatin = (text: string) => /^[\p{Script=Latin}\P{Letter}]+$/u.test(text);

const latinName = ({ city, cityAliases }: { city: string; cityAliases: string[] }) =>
  [city, ...cityAliases].find(isLatin) ?? city;

function pageAddress({ sites }: DocumentSources, path: string) {
  const { defaultSite, sites: all } = sites.value;
  return `https://${all.find(({ code }) => code === defaultSite)!.host}${path}`;
}

function conformityOf(sources: DocumentSources, product: Product, electrical: boolean) {
  const { certificates } = sources;
  const { conformity, manufacturer } = textsOf(sources);
  const certificate = certificates.find(({ value }) => value.products.includes(product.slug));
  if (!certificate) {
    return electrical ? conformity.request.replace("{email}", manufacturer.email) : conformity.none;
  }
  return conformity.text
    .replace("{number}", certificate.value.number)
    .replace("{date}", formatDate(certificate.value.issued, languageTag))
    .replace("{address}", pageAddress(sources, `/certificates/${certificate.slug}`));
}

function plainText(markdown: string): string {
  return new MarkdownIt()
    .parse(markdown, {})
    .flatMap(
      ({ children }) =>
        children?.map(({ content, type }) => (type === "softbreak" ? " " : content)).join("") ?? [],
    )
    .join(" ");
}
