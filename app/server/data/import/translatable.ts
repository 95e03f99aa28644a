import type * as v from "valibot";

import type { TextRole } from "#app/validation/fields.ts";

import { splitParagraphs } from "../../domain/markdown/picture-paragraph.ts";
import { mapFields } from "./map-fields.ts";

export type Message = {
  /** Entry and path, for example `pages/home:blocks.0.title`. */
  context: string;
  source: string;
  role?: TextRole;
  /** Maximum length in characters, for short fields. */
  max?: number | undefined;
  note?: string;
};

/** Returns the source text when there is no translation. */
export type Translate = (message: Message) => string;

/** Translates Markdown by paragraph, so that a changed sentence invalidates one translation. */
export function translateEntry<Value>(
  schema: v.GenericSchema<unknown, Value>,
  value: Value,
  entry: string,
  translate: Translate,
): Value {
  return mapFields(schema, value, ({ path, value: source, metadata }) => {
    const context = `${entry}:${path.join(".")}`;
    if (metadata.translatable === "plain") {
      return translate({ context, source, max: metadata.max, ...(metadata.role && { role: metadata.role }) });
    }
    if (metadata.translatable !== "markdown") return source;
    return splitParagraphs(source)
      .map((paragraph, index) => translate({ context: `${context}.${index}`, source: paragraph.trimEnd() }))
      .join("\n\n");
  });
}
