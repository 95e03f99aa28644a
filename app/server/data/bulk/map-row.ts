import type { CatalogMap, FieldRule } from "./catalog-map.server.ts";
import type { Row } from "./read-rows.server.ts";

export type Cell = {
  /** Name in the file. */
  column: string;
  /** Undefined if the cell is empty, which clears the field. */
  value: unknown;
};

/** By field: `name`, `name:de`, `prices.EUR`, `options.color`. */
export type MappedRow = { file: string; row: number; cells: Record<string, Cell> };

export type GivenCell = { row: MappedRow; field: string; cell: Cell };

const placeholder = /\{([^{}]+)\}/g;

const isTemplate = (text: string) => text.includes("{");

export const columnsOf = (text: string): string[] =>
  isTemplate(text) ? Array.from(text.matchAll(placeholder), ([, name]) => name!) : [text];

type Mapping = Pick<CatalogMap, "fields" | "constants">;

export function mapRow({ file, row, cells }: Row, { fields, constants }: Mapping): MappedRow {
  const constant = Object.entries(constants).map(([field, value]): [string, Cell] => [
    field,
    { column: "", value },
  ]);
  const mapped = Object.entries(fields).map(([field, rule]): [string, Cell] => {
    const from = typeof rule === "string" ? rule : rule.from;
    return [field, { column: columnsOf(from).join(", "), value: valueOf(cells, rule) }];
  });
  return { file, row, cells: Object.fromEntries([...constant, ...mapped]) };
}

function valueOf(cells: Row["cells"], rule: FieldRule): unknown {
  if (typeof rule === "string") return sourceValue(cells, rule);
  const value = sourceValue(cells, rule.from);
  const parts =
    rule.split !== undefined && typeof value === "string" ? value.split(rule.split).map(trimmed) : value;
  const single = (part: unknown) => {
    const text = part === undefined ? undefined : matched(part, rule.pattern);
    const tabled = text === undefined ? undefined : emptied(rule.values?.[String(text)] ?? text);
    return rule.times !== undefined && isNumeric(tabled) ? Number(tabled) * rule.times : tabled;
  };
  const result = Array.isArray(parts)
    ? parts.map(single).filter((part) => part !== undefined)
    : single(parts);
  return result === undefined || (Array.isArray(result) && result.length === 0) ? rule.default : result;
}

const trimmed = (text: string) => text.trim();

const isNumeric = (value: unknown) =>
  (typeof value === "number" || typeof value === "string") && value !== "" && Number.isFinite(Number(value));

function matched(value: unknown, pattern: string | undefined): unknown {
  if (pattern === undefined) return value;
  const match = new RegExp(pattern, "u").exec(String(value));
  return match ? emptied(match[1] ?? match[0]) : undefined;
}

function sourceValue(cells: Row["cells"], from: string): unknown {
  if (!isTemplate(from)) return emptied(cellAt(cells, from));
  const text = from.replaceAll(placeholder, (_, name: string) => textOf(cellAt(cells, name)));
  return emptied(text.replaceAll(/\s+/g, " "));
}

const textOf = (value: unknown) => (Array.isArray(value) ? value.join(", ") : String(value ?? ""));

/** A column, or a path in a JSON item: `location.lat`. */
function cellAt(cells: Row["cells"], name: string): unknown {
  if (Object.hasOwn(cells, name)) return cells[name];
  return name
    .split(".")
    .reduce<unknown>(
      (value, part) =>
        typeof value === "object" && value !== null && Object.hasOwn(value, part)
          ? (value as Record<string, unknown>)[part]
          : undefined,
      cells,
    );
}

export const emptied = (value: unknown): unknown => {
  if (value === null || value === undefined) return undefined;
  if (typeof value === "string") return value.trim() || undefined;
  return Array.isArray(value) && value.length === 0 ? undefined : value;
};
