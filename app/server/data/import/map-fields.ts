import type * as v from "valibot";

import type { FieldMetadata } from "#app/validation/fields.ts";

/* The relevant parts of a Valibot schema; Valibot's own types are generic. */
type Schema = {
  entries?: Record<string, Schema>;
  item?: Schema;
  value?: Schema;
  wrapped?: Schema;
  options?: Schema[];
  literal?: unknown;
  pipe?: (Schema | { metadata?: FieldMetadata; pipe?: undefined })[];
};

export type Field = { path: readonly (string | number)[]; value: string; metadata: FieldMetadata };

/** Copies a value and replaces each string whose schema has metadata by the result of `map`. */
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
  if (!hasFields(schema)) return value;
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

const hasFieldsCache = new WeakMap<Schema, boolean>();

/** Whether the schema has metadata at any depth. Skips numbers and keys. */
function hasFields(schema: Schema): boolean {
  const cached = hasFieldsCache.get(schema);
  if (cached !== undefined) return cached;
  const { entries = {}, item, value, wrapped, options = [] } = schema;
  const parts = [...Object.values(entries), item, value, wrapped, ...options];
  const result =
    Boolean(metadataOf(schema)) || parts.some((part) => typeof part === "object" && hasFields(part));
  hasFieldsCache.set(schema, result);
  return result;
}

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
