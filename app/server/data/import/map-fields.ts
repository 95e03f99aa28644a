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

export type Field = {
  path: readonly (string | number)[];
  value: string;
  metadata: FieldMetadata;
  schema: v.GenericSchema;
};

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
    return metadata ? map({ path, value, metadata, schema: schema as unknown as v.GenericSchema }) : value;
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

/** All strings whose schema has metadata. The value may be invalid. */
export function fieldsOf(schema: v.GenericSchema, value: unknown): Field[] {
  const fields: Field[] = [];
  mapFields(schema, value, (field) => {
    fields.push(field);
    return field.value;
  });
  return fields;
}

/** Field names of a path in the schema, without positions in lists and keys of records. */
export function describePath(schema: v.GenericSchema, value: unknown, path: readonly PropertyKey[]) {
  const names: string[] = [];
  let part: Schema = schema as unknown as Schema;
  let at = value;
  for (const step of path) {
    part = innermost(part, at);
    at = typeof at === "object" && at !== null ? (at as Record<PropertyKey, unknown>)[step] : undefined;
    if (typeof step !== "number") names.push(part.value ? "*" : String(step));
    part = part.entries?.[String(step)] ?? part.value ?? part.item ?? {};
  }
  const { entries } = innermost(part, at);
  return { names, fields: entries && Object.keys(entries) };
}

function innermost(schema: Schema, value: unknown): Schema {
  if (schema.wrapped) return innermost(schema.wrapped, value);
  if (schema.options && typeof value === "object" && value !== null) return optionFor(schema.options, value);
  return schema;
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
