import type * as v from "valibot";

import type { FieldMetadata } from "#app/validation/fields.ts";

/* The parts of a Valibot schema that matter here; Valibot's own types hide them behind generics. */
type Schema = {
  entries?: Record<string, Schema>;
  item?: Schema;
  value?: Schema;
  wrapped?: Schema;
  options?: Schema[];
  literal?: unknown;
  /** Schemas and actions; a schema in a pipe may have a pipe of its own. */
  pipe?: (Schema | { metadata?: FieldMetadata; pipe?: undefined })[];
};

export type Field = { path: readonly (string | number)[]; value: string; metadata: FieldMetadata };

/**
 * Copies a parsed value with each string whose schema carries metadata replaced by what `map` gives
 * for it. So the schemas alone say which strings are translated and which name files.
 */
export function mapFields<Value>(
  schema: v.GenericSchema<unknown, Value>,
  value: Value,
  map: (field: Field) => string,
): Value {
  return visit(schema as unknown as Schema, value, [], map) as Value;
}

function visit(
  schema: Schema,
  value: unknown,
  path: (string | number)[],
  map: (field: Field) => string,
): unknown {
  if (!holdsFields(schema)) return value;
  if (schema.wrapped) return visit(schema.wrapped, value, path, map);
  if (typeof value === "string") {
    const metadata = metadataOf(schema);
    return metadata ? map({ path, value, metadata }) : value;
  }
  if (Array.isArray(value)) {
    const { item } = schema;
    return item ? value.map((element, index) => visit(item, element, [...path, index], map)) : value;
  }
  if (typeof value !== "object" || value === null) return value;
  const { entries, value: recordValue } = schema.options ? optionFor(schema.options, value) : schema;
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => {
      const fieldSchema = entries?.[key] ?? recordValue;
      return [key, fieldSchema ? visit(fieldSchema, field, [...path, key], map) : field];
    }),
  );
}

const known = new WeakMap<Schema, boolean>();

/** Whether any string in values of the schema carries metadata: much of a product is numbers and keys. */
function holdsFields(schema: Schema): boolean {
  const before = known.get(schema);
  if (before !== undefined) return before;
  const { entries = {}, item, value, wrapped, options = [] } = schema;
  const parts = [...Object.values(entries), item, value, wrapped, ...options];
  // The options of a picklist are strings.
  const holds =
    Boolean(metadataOf(schema)) || parts.some((part) => typeof part === "object" && holdsFields(part));
  known.set(schema, holds);
  return holds;
}

/** The option of a variant that the value was parsed with; content variants are told apart by `kind`. */
function optionFor(options: Schema[], value: object): Schema {
  const kind = "kind" in value ? value.kind : undefined;
  return options.find(({ entries }) => entries?.kind?.literal === kind) ?? {};
}

function metadataOf({ pipe }: Schema): FieldMetadata | undefined {
  for (const item of pipe ?? []) {
    const metadata = item.pipe ? metadataOf(item) : "metadata" in item ? item.metadata : undefined;
    if (metadata) return metadata;
  }
  return undefined;
}
