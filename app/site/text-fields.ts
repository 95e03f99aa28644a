import * as v from "valibot";

import { field } from "./search-fields.ts";
import { foldText } from "./search-text.ts";

/** Characters. */
export const maxSearchText = 80;

/** Trimmed. Undefined for punctuation only. */
export const textField = field(([value]) => {
  const text = typeof value === "string" ? value.trim() : "";
  return text.length <= maxSearchText && foldText(text) !== "" ? text : undefined;
});

export const schemaField = (schema: v.GenericSchema<string>) =>
  field((values) => values.find((value): value is string => v.is(schema, value)));
