/** Generates forms of Sveltia CMS from the content schemas. */
import type { ContentType } from "../content/content-types.ts";
import {
  actionsOf,
  fieldOf,
  isObject,
  metadataOf,
  type Part,
  requirementOf,
  variantsOf,
} from "./schema-parts.ts";

export type FormField = { name: string; label: string; widget: string; required?: boolean } & Record<
  string,
  unknown
>;

/** Name of the field for the key of a record's entry, because forms show records as lists. */
export const keyField = "key";
/** Name of the field for its value, if the value is not an object. */
export const valueField = "value";

/** Characters; fields for longer texts have several lines. */
const longText = 120;

/** Fields for files other than pictures. */
const otherFiles = new Set(["file", "sources"]);

/** `inStock` → `In stock` */
export const labelOf = (name: string) => {
  const words = name
    .replaceAll(/[-_]/g, " ")
    .replaceAll(/([a-z])([A-Z])/g, "$1 $2")
    .toLowerCase();
  return words[0]!.toUpperCase() + words.slice(1);
};

export const fieldsOf = (part: Part): FormField[] =>
  Object.entries(part.entries ?? {}).map(([name, field]) => formField(name, field));

export const formOf = ({ schema }: ContentType): FormField[] => {
  // A file that a brand may omit is optional.
  const { part } = fieldOf(schema as unknown as Part);
  return part.type === "record" ? [formField("entries", part)] : fieldsOf(part);
};

function formField(name: string, schema: Part): FormField {
  const { part, isOptional, fallback } = fieldOf(schema);
  const common = {
    name,
    label: labelOf(name),
    required: !isOptional,
    // Lists and records start empty; Sveltia CMS rejects the whole configuration for the default `{}` of a list.
    ...(["string", "number", "boolean"].includes(typeof fallback) && { default: fallback }),
  };
  return { ...common, ...widgetOf(name, part) };
}

function widgetOf(name: string, part: Part): { widget: string } & Record<string, unknown> {
  switch (part.type) {
    case "boolean":
      return { widget: "boolean" };
    case "number": {
      const isWhole = actionsOf(part).some(({ type }) => type === "integer");
      const kind = isWhole ? { value_type: "int" } : { value_type: "float", step: 0.0001 };
      return { widget: "number", ...kind, ...bounds(part, "min_value", "max_value") };
    }
    case "picklist":
      return { widget: "select", options: part.options };
    case "literal":
      return { widget: "hidden", default: part.literal };
    case "string":
      return textWidget(name, part);
    case "array":
      return { ...listOf(part.item!), ...bounds(part, "min_length", "max_length") };
    case "tuple":
      return { ...listOf(part.items![0]!), min: part.items!.length, max: part.items!.length };
    case "record":
      return recordList(part);
    default:
      if (isObject(part))
        return { widget: "object", collapsed: "auto", ...summaryOf(part), fields: fieldsOf(part) };
      // A value of several types is written in YAML: `12`, `true`, `[340, 280, 5]`.
      return { widget: "string", hint: "YAML syntax: 12, true, [340, 280, 5] or [polycarbonate, aluminium]" };
  }
}

const bounds = (part: Part, min: string, max: string) => {
  const [lowest, highest] = [requirementOf(part, min), requirementOf(part, max)];
  return { ...(lowest !== undefined && { min: lowest }), ...(highest !== undefined && { max: highest }) };
};

function textWidget(name: string, part: Part) {
  const { translatable, media } = metadataOf(part) ?? {};
  if (media) return { widget: otherFiles.has(name) ? "file" : "image", choose_url: false };
  // Raw first: the rich-text mode reformats Markdown.
  if (translatable === "markdown") return { widget: "markdown", modes: ["raw", "rich_text"] };
  if (requirementOf(part, "iso_date")) return { widget: "datetime", type: "date", format: "YYYY-MM-DD" };
  const pattern = requirementOf(part, "regex") as RegExp | undefined;
  const message = actionsOf(part).find(({ type }) => type === "regex")?.message;
  const max = requirementOf(part, "max_length") as number | undefined;
  return {
    widget: max !== undefined && max > longText && translatable ? "text" : "string",
    ...(max !== undefined && { maxlength: max }),
    ...(pattern && {
      // In parentheses: a trailing slash would be parsed as the end of a literal.
      pattern: [
        `(?:${pattern.source})`,
        typeof message === "string" ? message : `must match ${pattern.source}`,
      ],
    }),
  };
}

function listOf(item: Part) {
  const variants = variantsOf(item);
  if (variants.length > 0)
    return { widget: "list", collapsed: true, typeKey: "kind", types: typesOf(variants) };
  if (isObject(item)) return { widget: "list", collapsed: true, ...summaryOf(item), fields: fieldsOf(item) };
  return { widget: "list", field: formField(valueField, item) };
}

const typesOf = (variants: [kind: string, variant: Part][], first: FormField[] = []) =>
  variants.map(([kind, variant]) => ({
    name: kind,
    label: labelOf(kind),
    widget: "object",
    ...summaryOf(variant),
    fields: [...first, ...fieldsOf(variant).filter(({ name }) => name !== "kind")],
  }));

function recordList({ value }: Part) {
  const key: FormField = { name: keyField, label: "Key", widget: "string" };
  const variants = variantsOf(value!);
  const list = { widget: "list", collapsed: true, summary: `{{${keyField}}}` };
  if (variants.length > 0) return { ...list, typeKey: "kind", types: typesOf(variants, [key]) };
  return {
    ...list,
    fields: [key, ...(isObject(value!) ? fieldsOf(value) : [formField(valueField, value!)])],
  };
}

/** The first text field is the title of a collapsed entry. */
function summaryOf(part: Part) {
  const first = ["title", "name", "label", "question", "eyebrow", "alt", "id", "code"].find(
    (name) => name in part.entries!,
  );
  return first ? { summary: `{{${first}}}` } : {};
}
