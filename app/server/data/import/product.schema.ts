/** Schema of the files in `content/products`. Only the name and the category are required. */
import * as v from "valibot";

import {
  countryCode,
  currencyCode,
  email,
  href,
  icon,
  image,
  list,
  markdown,
  mediaPath,
  properName,
  reference,
  slug,
  text,
  video,
} from "#app/validation/fields.ts";

/** In hundredths it fits into an `integer` column. */
const maxPrice = 21_000_000;

/** In the main unit of the currency, at most two decimals. */
export const price = v.pipe(v.number(), v.minValue(0.01), v.maxValue(maxPrice));

const prices = v.record(currencyCode, price);

export const position = v.optional(
  v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000)),
  1_000_000,
);

const number = v.pipe(v.number(), v.finite());

/** Words that the vocabulary lacks are shown unchanged if the kind is `text`. */
export const specificationValue = v.union(
  [v.boolean(), number, list(number, 3), list(properName(120), 12), properName(240)],
  "expected a number, true or false, a text, a list of numbers or a list of terms",
);
export type SpecificationValue = v.InferOutput<typeof specificationValue>;

/** Several values together are one choice, such as the colors of a two-colored case. */
const optionValue = v.union(
  [properName(60), v.pipe(v.array(properName(60)), v.minLength(1), v.maxLength(4))],
  "expected a value or a list of up to four values",
);

const itemNumber = properName(70);

const isoDate = v.pipe(v.string(), v.isoDate("expected a date like 2026-03-31"));

const gtinLengths: readonly number[] = [8, 12, 13, 14];

/** Whether it is a GTIN of GS1: the check digit makes the weighted sum of all digits a multiple of ten. */
function isGtin(code: string): boolean {
  if (!/^\d+$/.test(code) || !gtinLengths.includes(code.length)) return false;
  const sum = [...code]
    .toReversed()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}

/** Fields of a variant, and of a product without variants. */
const article = {
  gtin: v.optional(v.pipe(v.string(), v.check(isGtin, "expected 8, 12, 13 or 14 digits with a check digit"))),
  mpn: v.optional(properName(70)),
  prices: v.optional(prices, {}),
  /** Price before a reduction. Shown if it is higher than the price. */
  formerPrices: v.optional(prices, {}),
  /** The lowest of the thirty days before a reduction (directive 98/6/EC). */
  lowestPrices: v.optional(prices, {}),
  /** Default: in stock if it has a price, otherwise unknown. */
  inStock: v.optional(v.boolean()),
};

export const variantEntry = v.strictObject({
  /** Optional for the first variant, which then has the number of the product. */
  sku: v.optional(itemNumber),
  ...article,
  /** Values by option: colors for `color`, otherwise terms of the vocabulary or free texts. */
  options: v.optional(v.record(slug, optionValue), {}),
  /** Replaces the pictures of the product. */
  images: v.optional(list(mediaPath, 12), []),
});

/** Regulation (EU) 2023/988, article 19. */
export const responsibleParty = v.strictObject({
  name: properName(120),
  /** Postal address without the country if `country` is set, because visitors read that in their language. */
  address: properName(240),
  country: v.optional(countryCode),
  email: v.optional(email),
  url: v.optional(href),
});

const safety = v.strictObject({
  manufacturer: v.optional(responsibleParty),
  responsible: v.optional(responsibleParty),
  warnings: v.optional(list(text(400), 20), []),
  documents: v.optional(list(v.strictObject({ title: text(120), file: mediaPath }), 10), []),
});

const review = v.strictObject({
  reviewer: text(80, "name"),
  rating: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
  text: text(600),
  date: v.optional(isoDate),
  variant: v.optional(itemNumber),
});

/** Meters and degrees, as `camera-orbit` and `camera-target` of model-viewer. */
const camera = v.pipe(
  v.string(),
  v.maxLength(60),
  v.regex(/^-?[\d.]+(?:deg|m) -?[\d.]+(?:deg|m) -?[\d.]+m$/, "expected three values like -22deg 54deg 0.31m"),
);

/** A glTF file in meters, y upwards, at most 1.2 MB; its name ends with its hash (`check-models.server.ts`). */
const model = v.strictObject({
  file: mediaPath,
  /** Initial camera position, which matches the first picture. */
  orbit: camera,
  target: camera,
  /** Variants of the glTF file, named by the colors they show. */
  colors: v.optional(list(reference("color"), 12), []),
});

const firmwareVersion = v.strictObject({
  version: v.pipe(
    v.string(),
    v.maxLength(20),
    v.regex(/^\d+(?:\.\d+){1,3}$/, "expected a version like 1.4.2"),
  ),
  date: v.pipe(v.string(), v.isoDate("expected a date like 2026-03-31")),
  notes: v.pipe(list(text(240), 8), v.minLength(1)),
  file: v.optional(mediaPath),
});

export const productEntry = v.strictObject({
  category: reference("category"),
  name: text(150, "name"),
  brand: v.optional(properName(80)),
  sku: v.optional(itemNumber),
  ...article,
  promise: v.optional(text(200)),
  description: v.optional(markdown()),
  draft: v.optional(v.boolean()),
  /** First day, in UTC, on which the product is visible; default: immediately. */
  released: v.optional(isoDate),
  sites: v.optional(v.pipe(list(reference("site"), 100), v.minLength(1))),
  discontinued: v.optional(v.boolean(), false),
  successor: v.optional(reference("product")),
  position,
  tags: v.optional(list(reference("tag"), 8), []),
  connections: v.optional(list(reference("connection"), 4), []),
  images: v.optional(list(image, 12), []),
  /** Millimeters from edge to edge of the first picture, at the product: lists draw such products to one scale. */
  pictureWidth: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000))),
  /** Keys of the options in display order; default: the order in the variants. */
  options: v.optional(list(slug, 6), []),
  variants: v.optional(list(variantEntry, 400), []),
  features: v.optional(
    list(v.strictObject({ icon, title: text(60), text: text(240), image: v.optional(mediaPath) }), 6),
    [],
  ),
  model: v.optional(model),
  film: v.optional(video),
  box: v.optional(list(text(120), 12), []),
  /** In any order; pages show the newest first. */
  firmware: v.optional(list(firmwareVersion, 20), []),
  specifications: v.optional(v.record(slug, specificationValue), {}),
  safety: v.optional(safety),
  related: v.optional(list(reference("product"), 8), []),
  reviews: v.optional(list(review, 20), []),
  faq: v.optional(list(v.strictObject({ question: text(200), answer: markdown() }), 20), []),
});
