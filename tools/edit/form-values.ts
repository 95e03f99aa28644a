/** Converts values of content files to those of the editor's forms, and back. */
import { isDeepStrictEqual } from "node:util";

import { parse, stringify } from "yaml";

import { keyField, valueField } from "./form-fields.ts";
import { fieldOf, isObject, metadataOf, type Part, variantsOf } from "./schema-parts.ts";

/** Prefix of picture URLs in the editor; content has paths below `content/media`. */
export const mediaPrefix = "/media/";

type Values = Record<string, unknown>;

/** A record at the top level of a file is the list `entries`. */
export const toForm = (schema: Part, value: unknown): unknown =>
  schema.type === "record" ? { entries: show(schema, value) } : show(schema, value);

export const fromForm = (schema: Part, value: unknown, existing: unknown): unknown =>
  read(schema, schema.type === "record" ? ((value as Values).entries ?? []) : value, existing);

const isValues = (value: unknown): value is Values =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The object schema of a value; for variants, that of its `kind`. */
const objectOf = (part: Part, value: Values): Part =>
  new Map(variantsOf(part)).get(String(value.kind)) ?? part;

const isText = ({ type }: Part) => type === "union";

function show(schema: Part, value: unknown): unknown {
  const { part } = fieldOf(schema);
  if (typeof value === "string" && metadataOf(part)?.media) return `${mediaPrefix}${value}`;
  if (isText(part)) return stringify(value, { collectionStyle: "flow", flowCollectionPadding: false }).trim();
  if (Array.isArray(value)) return value.map((item, index) => show(part.item ?? part.items![index]!, item));
  if (!isValues(value)) return value;
  if (part.type === "record") {
    const { value: own } = part as { value: Part };
    return Object.entries(value).map(([key, item]) => {
      const shown = show(own, item);
      return { [keyField]: key, ...(isValues(shown) && !isText(own) ? shown : { [valueField]: shown }) };
    });
  }
  const { entries = {} } = objectOf(part, value);
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, entries[name] ? show(entries[name], field) : field]),
  );
}

function read(schema: Part, value: unknown, existing: unknown): unknown {
  const { part } = fieldOf(schema);
  if (typeof value === "string") {
    if (metadataOf(part)?.media) return value.replace(mediaPrefix, "");
    return isText(part) ? (parse(value) as unknown) : value;
  }
  if (part.type === "record" && Array.isArray(value))
    return readRecord(part.value!, value as Values[], existing);
  if (Array.isArray(value)) {
    const before = Array.isArray(existing) ? (existing as unknown[]) : [];
    return value.map((item, index) => read(part.item ?? part.items![index]!, item, before[index]));
  }
  if (!isValues(value) || !(isObject(part) || part.type === "variant")) return value;
  const { entries = {} } = objectOf(part, value);
  const before = isValues(existing) ? existing : {};
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, field]) => {
      if (!entries[name]) return [[name, field]];
      const result = read(entries[name], field, before[name]);
      return isLeftOut(entries[name], result, before[name]) ? [] : [[name, result]];
    }),
  );
}

function readRecord(own: Part, items: Values[], existing: unknown): Values {
  const before = isValues(existing) ? existing : {};
  return Object.fromEntries(
    items.map(({ [keyField]: key, ...rest }) => {
      const name = String(key ?? "");
      const isWhole = isObject(own) || own.type === "variant";
      return [name, read(own, isWhole ? rest : rest[valueField], before[name])];
    }),
  );
}

/** Forms have values for all fields; files contain only those that differ from the default. */
function isLeftOut(schema: Part, value: unknown, existing: unknown): boolean {
  const { isOptional, fallback } = fieldOf(schema);
  if (!isOptional || existing !== undefined)
    return isOptional && isEmpty(value) && !isDeepStrictEqual(value, existing);
  return isEmpty(value) || isDeepStrictEqual(value, fallback) || (value === false && fallback === undefined);
}

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === "" ||
  (Array.isArray(value) && value.length === 0) ||
  (isValues(value) && Object.values(value).every(isEmpty));
