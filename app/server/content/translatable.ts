import type * as v from "valibot";

/** One string that translators see. */
export type Message = {
  /** Where it stands: the entry, then the path in it, for example `pages/home:blocks.0.title`. */
  context: string;
  source: string;
};

/** Gives the translation of a message, or the source text where there is none. */
export type Translate = (message: Message) => string;

/* The parts of a Valibot schema that matter here; Valibot's own types hide them behind generics. */
type Schema = {
  type: string;
  entries?: Record<string, Schema>;
  item?: Schema;
  value?: Schema;
  wrapped?: Schema;
  options?: Schema[];
  literal?: unknown;
  key?: string;
  /** Schemas and actions; a schema in a pipe may have a pipe of its own. */
  pipe?: (Schema | Action)[];
};
type Action = { metadata?: { translatable?: Format }; pipe?: undefined };
type Format = "plain" | "markdown";

/**
 * Copies a parsed value with each translatable string replaced by its translation. Which strings
 * those are, the schema says (`text` and `markdown` in `app/blocks/fields.ts`).
 */
export function translateEntry<Value>(
  schema: v.GenericSchema<unknown, Value>,
  value: Value,
  entry: string,
  translate: Translate,
): Value {
  return visit(schema as unknown as Schema, value, entry, [], translate) as Value;
}

function visit(schema: Schema, value: unknown, entry: string, path: (string | number)[], translate: Translate): unknown {
  if (value === undefined || value === null) return value;
  if (typeof value === "string") return translateString(schema, value, entry, path, translate);
  if (schema.wrapped) return visit(schema.wrapped, value, entry, path, translate);
  if (Array.isArray(value)) {
    const { item } = schema;
    return item ? value.map((element, index) => visit(item, element, entry, [...path, index], translate)) : value;
  }
  if (typeof value !== "object") return value;
  const object = value as Record<string, unknown>;
  const entrySchema = schema.options ? optionFor(schema, object) : schema;
  return Object.fromEntries(
    Object.entries(object).map(([key, field]) => {
      const fieldSchema = entrySchema?.entries?.[key] ?? entrySchema?.value;
      return [key, fieldSchema ? visit(fieldSchema, field, entry, [...path, key], translate) : field];
    }),
  );
}

/** The option of a variant that the value was parsed with. */
function optionFor(schema: Schema, value: Record<string, unknown>): Schema | undefined {
  const { key = "kind" } = schema;
  return schema.options?.find((option) => option.entries?.[key]?.literal === value[key]);
}

function translateString(schema: Schema, value: string, entry: string, path: (string | number)[], translate: Translate) {
  const format = formatOf(schema.wrapped ?? schema);
  if (!format) return value;
  const context = `${entry}:${path.join(".")}`;
  if (format === "plain") return translate({ context, source: value });
  return paragraphs(value)
    .map((source, index) => translate({ context: `${context}.${index}`, source }))
    .join("\n\n");
}

function formatOf(schema: Schema): Format | undefined {
  for (const item of schema.pipe ?? []) {
    // The first item of a pipe is its schema, without the actions that follow it.
    const format = item.pipe ? formatOf(item as Schema) : (item as Action).metadata?.translatable;
    if (format) return format;
  }
  return undefined;
}

/** Markdown is translated paragraph by paragraph, so that one changed sentence loses one translation. */
function paragraphs(markdown: string): string[] {
  return markdown.split(/\n(?:[ \t]*\n)+/).map((paragraph) => paragraph.trimEnd());
}
