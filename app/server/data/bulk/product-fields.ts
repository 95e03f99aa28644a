import { colorOption } from "#app/site/specifications.ts";
import { isIso4217 } from "#app/validation/fields.ts";

import type { BulkVocabulary } from "./bulk-vocabulary.ts";
import {
  booleanOf,
  jsonOf,
  listOf,
  type NumberFormat,
  numberOf,
  priceOf,
  stockOf,
  textOf,
  textsOf,
  Unfit,
} from "./cell-values.ts";

export type ReadContext = { vocabulary: BulkVocabulary; format: NumberFormat };

type Read = (value: unknown, context: ReadContext) => unknown;

export const translatedFields: readonly string[] = ["name", "promise", "description"];

const productReaders: Record<string, Read> = {
  name: textOf,
  category: (value, { vocabulary }) => vocabulary.category(textOf(value)),
  brand: textOf,
  promise: textOf,
  description: textOf,
  draft: booleanOf,
  released: (value) => textOf(value).slice(0, 10),
  sites: textsOf,
  discontinued: booleanOf,
  successor: textOf,
  position: (value, { format }) => numberOf(value, format),
  pictureWidth: (value, { format }) => numberOf(value, format),
  tags: (value, { vocabulary }) => textsOf(value).map((tag) => vocabulary.word("tags", tag)),
  connections: (value, { vocabulary }) =>
    textsOf(value).map((connection) => vocabulary.word("connections", connection)),
  options: textsOf,
  related: textsOf,
  features: jsonOf,
  safety: jsonOf,
  box: textsOf,
  film: jsonOf,
  model: jsonOf,
  firmware: jsonOf,
  reviews: jsonOf,
  faq: jsonOf,
};

const variantReaders: Record<string, Read> = {
  sku: textOf,
  gtin: textOf,
  mpn: textOf,
  inStock: (value, { format }) => stockOf(value, format),
  "variant.images": textsOf,
};

/** Pictures and their alternative texts, in the same order. */
const pictureFields = ["images", "images.alt"];

const priceFields = ["prices", "formerPrices", "lowestPrices"];

/** Part of a product that a field belongs to; `handle` identifies the row. */
export type FieldKind = "handle" | "product" | "variant" | "pictures" | "translation";

/** @returns undefined for an unknown field */
export function kindOfField(field: string, locales: readonly string[]): FieldKind | undefined {
  if (field === "handle") return "handle";
  if (Object.hasOwn(productReaders, field)) return "product";
  if (Object.hasOwn(variantReaders, field) || field === "stock") return "variant";
  if (pictureFields.includes(field)) return "pictures";
  const [first = "", rest = ""] = splitOnce(field, ".");
  if (priceFields.includes(first)) return isIso4217(rest) ? "variant" : undefined;
  if (first === "options" && rest) return "variant";
  if (first === "specifications" && rest) return "product";
  const [text = "", locale = ""] = splitOnce(field, ":");
  return translatedFields.includes(text) && locales.includes(locale) ? "translation" : undefined;
}

export function splitOnce(text: string, separator: string): [string, string?] {
  const at = text.indexOf(separator);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}

/** @throws {Unfit} */
export function readField(field: string, value: unknown, context: ReadContext): unknown {
  const [first = "", rest = ""] = splitOnce(field, ".");
  if (priceFields.includes(first)) return priceOf(value, context.format);
  if (first === "specifications") return specificationOf(rest, value, context);
  if (first === "options" && rest) return optionOf(rest, value, context);
  const read = productReaders[field] ?? variantReaders[field === "stock" ? "inStock" : field] ?? textOf;
  return read(value, context);
}

function specificationOf(key: string, value: unknown, { vocabulary, format }: ReadContext): unknown {
  const { kind } = vocabulary.attribute(key, value);
  if (kind === "boolean") return booleanOf(value);
  if (kind === "quantity") return numberOf(value, format);
  if (kind === "terms") return textsOf(value).map((term) => vocabulary.word("terms", term));
  if (kind === "text") {
    const texts = textsOf(value);
    return texts.length === 1 ? texts[0] : texts;
  }
  const numbers = listOf(value).map((part) => numberOf(part, format));
  const wanted = kind === "range" ? 2 : 3;
  if (numbers.length !== wanted) throw new Unfit(`expected ${wanted} numbers, with | between them`);
  return numbers;
}

/** Several colors together are one choice: `Black / Red`. */
function optionOf(key: string, value: unknown, { vocabulary }: ReadContext): unknown {
  if (key !== colorOption) {
    vocabulary.attribute(key, "text");
    return textOf(value);
  }
  const colors = Array.isArray(value) ? value.map(String) : String(value).split(/\s*\/\s*/);
  const keys = [...new Set(colors.filter(Boolean).map((color) => vocabulary.word("colors", color)))];
  return keys.length === 1 ? keys[0] : keys;
}
