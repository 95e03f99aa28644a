/** Fields of search parameters. Invalid values are dropped, because URLs are untrusted. Each field accepts its own output. */
import * as v from "valibot";

import { slug } from "#app/validation/fields.ts";

/** Per parameter; more than any filter offers. */
const maxValues = 20;

export const isSlug = (value: unknown): value is string => v.is(slug, value);

/** Accepts any input; the type is that of valid links. */
export const field = <Value>(read: (values: unknown[]) => Value | undefined) => {
  const reading = v.pipe(
    v.unknown(),
    v.transform((value) => read([value].flat())),
  );
  return v.optional(reading as v.GenericSchema<Value, Value | undefined>);
};

export const isLine = (value: unknown, max: number): value is string =>
  typeof value === "string" && value !== "" && value.length <= max && !/\p{Cc}/u.test(value);

/** Sorted values without repetitions that pass the check. */
export const valuesField = (isValid: (value: unknown) => value is string) =>
  field((values) => {
    const valid = [...new Set(values.filter(isValid))].toSorted().slice(0, maxValues);
    return valid.length > 0 ? valid : undefined;
  });

export const slugsField = valuesField(isSlug);

export const slugField = field((values) => values.find(isSlug));

/** One of a closed list. The default is not in the list and has no parameter. */
export const choiceField = <const Choice extends string>(choices: readonly Choice[]) =>
  field(([value]) => choices.find((choice) => choice === value));

/** Positive, at most two decimals, below 10^9. Accepts a decimal comma. */
export const amountField = field(([value]) => {
  const text = String(value).trim().replace(",", ".");
  return /^\d{1,9}(?:\.\d{1,2})?$/.test(text) && Number(text) > 0 ? Number(text) : undefined;
});

/** 2 to 99,999. Page 1 has no parameter. */
export const pageField = field(([value]) => {
  const text = String(value);
  return /^[1-9]\d{0,4}$/.test(text) && text !== "1" ? Number(text) : undefined;
});
