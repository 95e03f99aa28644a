import * as v from "valibot";

import type { FieldError } from "#app/validation/messages.ts";

import { attachmentField } from "./form-constants.ts";

export type FormSchema<Entries extends v.ObjectEntries = v.ObjectEntries> = v.StrictObjectSchema<
  Entries,
  undefined
>;

export const emptyValue = (name: string): string | File[] => (name === attachmentField ? [] : "");

export const isRequired = ({ entries }: FormSchema, name: string): boolean =>
  !v.is(entries[name] as v.GenericSchema, emptyValue(name));

/** @returns the maximum number of characters or files; undefined for other fields */
export const maxLengthOf = ({ entries }: FormSchema, name: string): number | undefined =>
  maxLengthIn(entries[name]);

type Piped = { type?: unknown; requirement?: unknown; pipe?: readonly Piped[] };

function maxLengthIn(item: unknown): number | undefined {
  const { type, requirement, pipe = [] } = item as Piped;
  if (type === "max_length" && typeof requirement === "number") return requirement;
  return pipe.map(maxLengthIn).find((length) => length !== undefined);
}

export const fieldErrorOf = ({ message, requirement }: v.BaseIssue<unknown>): FieldError => ({
  rule: message as FieldError["rule"],
  ...(typeof requirement === "number" && { max: requirement }),
});
