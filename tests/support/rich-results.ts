/**
 * Requirements of Google's rich results for each type of structured data, and the additional properties of the site.
 */
import * as v from "valibot";

import { currencyCode } from "#app/validation/fields.ts";

const text = v.pipe(v.string(), v.trim(), v.minLength(1));
const address = v.pipe(v.string(), v.url(), v.startsWith("https://"));
const day = v.pipe(v.string(), v.isoDate());
const typed = <const Type extends string, Entries extends v.ObjectEntries>(type: Type, entries: Entries) =>
  v.strictObject({ "@type": v.literal(type), ...entries });
const some = <Item extends v.GenericSchema>(item: Item) => v.pipe(v.array(item), v.minLength(1));
const counted = <Item extends v.GenericSchema<{ position: number }>>(item: Item) =>
  v.pipe(
    some(item),
    v.check((items) => items.every(({ position }, index) => position === index + 1), "counts from 1"),
  );

/** The organization is in the same graph. */
const organization = v.strictObject({ "@id": v.pipe(address, v.endsWith("/#organization")) });
const rating = v.pipe(v.number(), v.minValue(1), v.maxValue(5));

const review = typed("Review", {
  author: typed("Person", { name: v.pipe(text, v.maxLength(99)) }),
  reviewRating: typed("Rating", { ratingValue: rating }),
  reviewBody: text,
  datePublished: v.optional(day),
});

const crumb = typed("ListItem", { position: v.number(), name: text, item: address });
const entry = typed("ListItem", { position: v.number(), name: text, url: address });
const question = typed("Question", { name: text, acceptedAnswer: typed("Answer", { text }) });

const product = {
  name: text,
  description: text,
  sku: text,
  category: text,
  url: address,
  image: some(address),
  brand: typed("Brand", { name: text }),
};

const { category: _, ...variant } = product;

const offer = typed("Offer", {
  url: address,
  price: v.pipe(v.number(), v.minValue(0.01)),
  priceCurrency: currencyCode,
  availability: v.picklist(["https://schema.org/InStock", "https://schema.org/OutOfStock"]),
  itemCondition: v.literal("https://schema.org/NewCondition"),
});

const rated = {
  aggregateRating: v.optional(
    typed("AggregateRating", {
      ratingValue: rating,
      reviewCount: v.pipe(v.number(), v.integer(), v.minValue(1)),
    }),
  ),
  review: v.optional(some(review)),
};

export const richResult = v.variant("@type", [
  typed("Organization", {
    "@id": address,
    name: text,
    slogan: text,
    url: address,
    logo: address,
    image: address,
    sameAs: some(address),
  }),
  typed("WebSite", {
    "@id": address,
    name: text,
    url: address,
    inLanguage: text,
    publisher: organization,
    potentialAction: typed("SearchAction", {
      target: typed("EntryPoint", {
        urlTemplate: v.pipe(text, v.endsWith("/search?q={search_term_string}")),
      }),
      "query-input": v.literal("required name=search_term_string"),
    }),
  }),
  typed("BreadcrumbList", { itemListElement: v.pipe(counted(crumb), v.minLength(2)) }),
  typed("ItemList", { itemListElement: counted(entry) }),
  v.pipe(
    typed("Product", {
      "@id": address,
      ...product,
      color: v.optional(text),
      offers: v.optional(offer),
      ...rated,
    }),
    v.check(({ offers, aggregateRating }) => Boolean(offers ?? aggregateRating), "has an offer or a rating"),
  ),
  typed("ProductGroup", {
    "@id": address,
    ...product,
    color: text,
    productGroupID: text,
    variesBy: some(text),
    hasVariant: v.pipe(
      v.array(typed("Product", { ...variant, color: v.optional(text), offers: offer })),
      v.minLength(2),
    ),
    ...rated,
  }),
  typed("FAQPage", { mainEntity: some(question) }),
  typed("Article", {
    headline: v.pipe(text, v.maxLength(110)),
    description: text,
    url: address,
    mainEntityOfPage: address,
    inLanguage: text,
    image: address,
    datePublished: day,
    author: v.union([typed("Person", { name: text, jobTitle: text }), organization]),
    publisher: organization,
  }),
]);

export type RichResult<Type extends string> = Extract<v.InferOutput<typeof richResult>, { "@type": Type }>;
