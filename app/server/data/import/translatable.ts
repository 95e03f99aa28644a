import type * as v from "valibot";

import type { TextRole } from "#app/validation/fields.ts";

import { splitParagraphs } from "../../domain/markdown/picture-paragraph.ts";
import { mapFields } from "./map-fields.ts";

/** One string that translators see. */
export type Message = {
  /** Where it stands: the entry, then the path in it, for example `pages/home:blocks.0.title`. */
  context: string;
  source: string;
  role?: TextRole;
  /** Characters that the field has room for, where it is not long. */
  max?: number | undefined;
};

/** Gives the translation of a message, or the source text where there is none. */
export type Translate = (message: Message) => string;

/**
 * Copies a parsed entry with each translatable string replaced by its translation. Markdown is translated
 * paragraph by paragraph, so that one changed sentence loses one translation.
 */
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
