/** The parts of a Valibot schema that forms depend on; Valibot's own types are generic. */
import type { FieldMetadata } from "#app/validation/fields.ts";

export type Part = {
  type: string;
  entries?: Record<string, Part>;
  item?: Part;
  items?: Part[];
  value?: Part;
  wrapped?: Part;
  options?: (Part | string)[];
  literal?: string;
  default?: unknown;
  pipe?: (Part & { requirement?: unknown; message?: unknown; metadata?: FieldMetadata })[];
};

export type Field = { part: Part; isOptional: boolean; fallback: unknown };

/** A partial field may be optional twice; its missing value has no fallback. Nullable ones are ordinary fields. */
export function fieldOf(schema: Part): Field {
  if (schema.type === "nullable" && schema.wrapped) return fieldOf(schema.wrapped);
  if (!["optional", "nullish"].includes(schema.type) || !schema.wrapped)
    return { part: schema, isOptional: false, fallback: undefined };
  const { part } = fieldOf(schema.wrapped);
  return { part, isOptional: true, fallback: schema.default };
}

/** Actions of a pipe, nested pipes included. */
export const actionsOf = (part: Part): NonNullable<Part["pipe"]> =>
  (part.pipe ?? []).flatMap((item) => (item.pipe ? actionsOf(item) : [item]));

export const requirementOf = (part: Part, type: string) =>
  actionsOf(part).find((action) => action.type === type)?.requirement;

export const metadataOf = (part: Part): FieldMetadata | undefined =>
  actionsOf(part).find(({ type }) => type === "metadata")?.metadata;

export const isObject = (part: Part): part is Part & { entries: Record<string, Part> } =>
  part.entries !== undefined;

/** Variants of a block or a place, by their `kind`. */
export const variantsOf = (part: Part): [kind: string, variant: Part][] =>
  part.type === "variant"
    ? (part.options as Part[]).map((option) => [option.entries!.kind!.literal!, option])
    : [];
