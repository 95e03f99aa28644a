/** Schemas of the files below `content/`. Their translatable fields are extracted by `npm run i18n -- extract`. */
import * as v from "valibot";

import { blockSchema } from "#app/blocks/schema.ts";
import { tips } from "#app/blocks/tips-tabs/tips-tabs.definition.ts";
import {
  countryCode,
  email,
  icon,
  image,
  list,
  markdown,
  mediaPath,
  reference,
  slug,
  text,
} from "#app/validation/fields.ts";
import { currencies } from "#app/site/markets.ts";
import { downloadKinds, downloadSystems, maxStandard } from "#app/site/support-search.ts";

const date = v.pipe(v.string(), v.isoDate("wants a date like 2026-03-31"));

/** Hidden until it is taken away; seen with a preview link (docs/editing.md). */
const draft = v.optional(v.boolean());

/** In the main unit of the currency, at most two decimals. */
const price = v.pipe(v.number(), v.minValue(0.01), v.maxValue(100_000_000));

/** A key of `pageMiddleware`. */
const middlewareName = v.pipe(v.string(), v.regex(/^[a-z]+(?:-[a-z]+)*$/), v.maxLength(40));

export const specificationKinds = ["quantity", "range", "dimensions", "terms", "boolean"] as const;

export const vocabularyFile = v.strictObject({
  units: v.record(
    slug,
    v.pipe(text(40), v.includes("{value}", "wants the placeholder {value}, for example '{value} g'")),
  ),
  specifications: v.record(
    slug,
    v.strictObject({
      label: text(60),
      kind: v.picklist(specificationKinds),
      unit: v.optional(reference("unit")),
    }),
  ),
  terms: v.record(slug, text(60)),
  colors: v.record(slug, v.strictObject({ label: text(40), swatch: v.pipe(v.string(), v.hexColor()) })),
  tags: v.record(slug, text(40)),
  connections: v.record(slug, text(40)),
  countries: v.record(countryCode, text(60)),
});

export const categoryEntry = v.strictObject({
  /** Hides its products too. */
  draft,
  name: text(60),
  /** Shown below the heading; also the meta description. */
  description: text(320),
  image,
  position: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Tabs below the product list. The list of all products shows the first tip of each category. */
  tips: v.optional(tips),
});

const number = v.pipe(v.number(), v.finite());

export const specificationValue = v.union(
  [v.boolean(), number, list(number, 3), list(slug, 12)],
  "wants a number, true or false, a list of numbers or a list of terms",
);
export type SpecificationValue = v.InferOutput<typeof specificationValue>;

const review = v.strictObject({
  reviewer: text(80, "name"),
  rating: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
  text: text(600),
});

export const productEntry = v.strictObject({
  sku: v.pipe(v.string(), v.regex(/^[A-Z0-9]+(?:-[A-Z0-9]+)*$/), v.maxLength(32)),
  category: reference("category"),
  name: text(60, "name"),
  promise: text(90),
  description: markdown(),
  draft,
  /** First day, in UTC, on which the product is visible. */
  released: date,
  inStock: v.optional(v.boolean(), true),
  position: v.pipe(v.number(), v.integer(), v.minValue(0)),
  tags: v.optional(list(reference("tag"), 8), []),
  connections: v.optional(list(reference("connection"), 4), []),
  images: v.pipe(v.array(image), v.minLength(1), v.maxLength(12)),
  colors: v.pipe(
    v.array(v.strictObject({ color: reference("color"), image: v.optional(mediaPath) })),
    v.minLength(1),
    v.maxLength(8),
  ),
  prices: v.strictObject(
    Object.fromEntries(currencies.map((currency) => [currency, price])) as Record<
      (typeof currencies)[number],
      typeof price
    >,
  ),
  features: v.pipe(
    v.array(v.strictObject({ icon, title: text(60), text: text(240) })),
    v.minLength(4),
    v.maxLength(6),
  ),
  specifications: v.record(slug, specificationValue),
  related: v.optional(list(reference("product"), 8), []),
  reviews: v.optional(list(review, 20), []),
  faq: v.optional(list(v.strictObject({ question: text(200), answer: markdown() }), 20), []),
});

export const pageEntry = v.strictObject({
  draft,
  /** First day, in UTC, on which the page is visible; default: at once. */
  published: v.optional(date),
  title: text(80),
  description: text(200),
  image: v.optional(image),
  middleware: v.optional(list(middlewareName, 5), []),
  blocks: v.pipe(v.array(blockSchema), v.minLength(1), v.maxLength(40)),
});

/** Front matter of a Markdown page, whose text becomes one rich-text block. */
export const markdownPageFrontMatter = v.omit(pageEntry, ["blocks"]);

export const articleEntry = v.strictObject({
  draft,
  title: text(100),
  description: text(240),
  image,
  /** First day, in UTC, on which the article is visible. */
  published: date,
  tags: v.optional(list(reference("tag"), 5), []),
  body: markdown(),
});

export const certificateEntry = v.strictObject({
  draft,
  title: text(120),
  summary: text(400),
  number: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
  standards: list(v.pipe(v.string(), v.minLength(1), v.maxLength(maxStandard)), 20),
  issued: date,
  products: v.pipe(v.array(reference("product")), v.minLength(1), v.maxLength(50)),
  file: mediaPath,
});

/** The import computes size and checksum. */
export const downloadEntry = v.strictObject({
  draft,
  title: text(120),
  kind: v.picklist(downloadKinds),
  systems: v.optional(list(v.picklist(downloadSystems), downloadSystems.length), []),
  products: v.pipe(v.array(reference("product")), v.minLength(1), v.maxLength(50)),
  version: v.pipe(v.string(), v.minLength(1), v.maxLength(20)),
  /** First day, in UTC, on which it is offered. */
  released: date,
  file: mediaPath,
});

export const downloadsFile = v.record(slug, downloadEntry);

export const awardsFile = v.record(
  slug,
  v.strictObject({
    name: text(60),
    title: text(120),
    text: text(400),
    email,
    /** Last day, in UTC, for requests. */
    closes: v.optional(date),
  }),
);
