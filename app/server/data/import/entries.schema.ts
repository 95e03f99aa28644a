/**
 * The shape of the files below `content/`; those of the sites are in `site.schema.ts`, places in `places.schema.ts`. The importer parses with these schemas, and the
 * translatable fields in them are what `npm run i18n -- extract` hands to translators.
 */
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
  slug,
  text,
} from "#app/validation/fields.ts";
import { currencies } from "#app/site/markets.ts";
import { downloadKinds, downloadSystems, maxStandard } from "#app/site/support-search.ts";

const date = v.pipe(v.string(), v.isoDate("wants a date like 2026-03-31"));

/** A price in the currency's main unit, for example 89.9; at most two decimals. */
const price = v.pipe(v.number(), v.minValue(0.01), v.maxValue(100_000_000));

/** Name of a check in `app/server/domain/sites/page-middleware.ts`. */
const middlewareName = v.pipe(v.string(), v.regex(/^[a-z]+(?:-[a-z]+)*$/), v.maxLength(40));

export const specificationKinds = ["quantity", "range", "dimensions", "terms", "boolean"] as const;

/** Words that many products share, so that each is translated once. Keys are slugs. */
export const vocabularyFile = v.strictObject({
  units: v.record(
    slug,
    v.pipe(text(40), v.includes("{value}", "wants the placeholder {value}, for example '{value} g'")),
  ),
  specifications: v.record(
    slug,
    v.strictObject({ label: text(60), kind: v.picklist(specificationKinds), unit: v.optional(slug) }),
  ),
  terms: v.record(slug, text(60)),
  colors: v.record(slug, v.strictObject({ label: text(40), swatch: v.pipe(v.string(), v.hexColor()) })),
  tags: v.record(slug, text(40)),
  connections: v.record(slug, text(40)),
  countries: v.record(countryCode, text(60)),
});

export const categoryEntry = v.strictObject({
  name: text(60),
  /** One or two sentences under the heading, also the page's description. */
  description: text(320),
  image,
  position: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** How to choose: tabs below the list. The list of all products shows the first of each category. */
  tips: v.optional(tips),
});

const number = v.pipe(v.number(), v.finite());

/** quantity: 52 · range: [100, 26000] · dimensions: [122, 63, 38] · terms: [pbt] · boolean: true */
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
  category: slug,
  name: text(60, "name"),
  promise: text(90),
  description: markdown(),
  released: date,
  inStock: v.optional(v.boolean(), true),
  position: v.pipe(v.number(), v.integer(), v.minValue(0)),
  tags: v.optional(list(slug, 8), []),
  connections: v.optional(list(slug, 4), []),
  /** The first image stands for the product in lists. */
  images: v.pipe(v.array(image), v.minLength(1), v.maxLength(12)),
  colors: v.pipe(
    v.array(v.strictObject({ color: slug, image: v.optional(mediaPath) })),
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
  related: v.optional(list(slug, 8), []),
  /** By people who own the product; `rating` is 1 to 5. */
  reviews: v.optional(list(review, 20), []),
  faq: v.optional(list(v.strictObject({ question: text(200), answer: markdown() }), 20), []),
});

export const pageEntry = v.strictObject({
  title: text(80),
  description: text(200),
  image: v.optional(image),
  /** Checks that run before the page is shown, in this order. */
  middleware: v.optional(list(middlewareName, 5), []),
  blocks: v.pipe(v.array(blockSchema), v.minLength(1), v.maxLength(40)),
});

/** Front matter of a Markdown page: the text below it becomes one rich-text block. */
export const markdownPageFrontMatter = v.omit(pageEntry, ["blocks"]);

/** Front matter of a journal article plus the Markdown below it as `body`. */
export const articleEntry = v.strictObject({
  title: text(100),
  description: text(240),
  image,
  published: date,
  tags: v.optional(list(slug, 5), []),
  body: markdown(),
});

export const certificateEntry = v.strictObject({
  title: text(120),
  summary: text(400),
  /** Identifier of the document, for example DOC-2026-014. */
  number: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
  standards: list(v.pipe(v.string(), v.minLength(1), v.maxLength(maxStandard)), 20),
  issued: date,
  products: v.pipe(v.array(slug), v.minLength(1), v.maxLength(50)),
  /** The document itself, made by `npm run content -- documents`. */
  file: mediaPath,
});

/** Size and checksum are read from the file at import; manuals are made by `npm run content -- documents`. */
export const downloadEntry = v.strictObject({
  title: text(120),
  kind: v.picklist(downloadKinds),
  /** Where a program runs; without it the file is for every system. */
  systems: v.optional(list(v.picklist(downloadSystems), downloadSystems.length), []),
  products: v.pipe(v.array(slug), v.minLength(1), v.maxLength(50)),
  version: v.pipe(v.string(), v.minLength(1), v.maxLength(20)),
  released: date,
  file: mediaPath,
});

export const downloadsFile = v.record(slug, downloadEntry);

/** Awards that visitors may ask an invitation to; the block `award-invitation` names one. */
export const awardsFile = v.record(
  slug,
  v.strictObject({
    name: text(60),
    title: text(120),
    text: text(400),
    /** Where visitors may write instead. */
    email,
    /** Last day, in UTC, on which an invitation can be asked for; without one there is no end. */
    closes: v.optional(date),
  }),
);
