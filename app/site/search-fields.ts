/**
 * Fields of a route's search parameters. Visitors and robots write anything into an address, so what
 * does not fit is left out instead of being an error, and every field takes back what it gives.
 */
import * as v from "valibot";

import { slug } from "#app/validation/fields.ts";

/** More values of one name than any filter of ours offers. */
const maxValues = 20;

const isSlug = (value: unknown): value is string => v.is(slug, value);

/** Reads the values of one name. It takes anything; its type says what links should give it. */
export const field = <Value>(read: (values: unknown[]) => Value | undefined) => {
  const reading = v.pipe(
    v.unknown(),
    v.transform((value) => read([value].flat())),
  );
  return v.optional(reading as v.GenericSchema<Value, Value | undefined>);
};

/** Slugs, each once and in alphabetical order, at most 20; nothing instead of an empty list. */
export const slugsField = field((values) => {
  const slugs = [...new Set(values.filter(isSlug))].toSorted().slice(0, maxValues);
  return slugs.length > 0 ? slugs : undefined;
});

export const slugField = field((values) => values.find(isSlug));

/** One of a closed list. What is usual is no member of it: it has no parameter. */
export const choiceField = <const Choice extends string>(choices: readonly Choice[]) =>
  field(([value]) => choices.find((choice) => choice === value));

/** A positive amount with at most two decimals, below a thousand million; a comma is as good as a point. */
export const amountField = field(([value]) => {
  const text = String(value).trim().replace(",", ".");
  return /^\d{1,9}(?:\.\d{1,2})?$/.test(text) && Number(text) > 0 ? Number(text) : undefined;
});

/** A page of a list, from 2 to 99,999: the first one has no parameter. */
export const pageField = field(([value]) => {
  const text = String(value);
  return /^[1-9]\d{0,4}$/.test(text) && text !== "1" ? Number(text) : undefined;
});
