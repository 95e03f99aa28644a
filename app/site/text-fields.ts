import * as v from "valibot";

import { field } from "./search-fields.ts";
import { foldText } from "./search-text.ts";

/** Characters of a text that a visitor looks for. */
export const maxSearchText = 80;

/** Text to look for, trimmed; marks alone are none. */
export const textField = field(([value]) => {
  const text = typeof value === "string" ? value.trim() : "";
  return text.length <= maxSearchText && foldText(text) !== "" ? text : undefined;
});

/** The first value that fits a schema of text. */
export const schemaField = (schema: v.GenericSchema<string>) =>
  field((values) => values.find((value): value is string => v.is(schema, value)));
