/** Tolerant parsing of third-party responses: invalid values are undefined. */
export type Json = Record<string, unknown>;

export const isRecord = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const at = (value: unknown, ...path: readonly string[]): unknown =>
  path.reduce((found, name) => (isRecord(found) ? found[name] : undefined), value);

/** The carrier sends several as an array, one without it, none as an empty text. */
export const listOf = (value: unknown): readonly unknown[] => {
  if (value === undefined || value === null || value === "") return [];
  return Array.isArray(value) ? value : [value];
};

/** The carrier sets a flag by the presence of a field, mostly an empty one. */
export const isMarked = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== false && value !== "0" && value !== "N";

export function numberOf(value: unknown): number | undefined {
  const text = typeof value === "number" ? String(value) : value;
  if (typeof text !== "string" || !/^-?\d{1,9}(?:\.\d{1,15})?$/.test(text.trim())) return undefined;
  return Number(text);
}

const entities: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  reg: "®",
  trade: "™",
  copy: "©",
};

const isScalar = (code: number) => code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);

function decodeEntity(reference: string, name: string): string {
  if (!name.startsWith("#")) return entities[name.toLowerCase()] ?? reference;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return isScalar(code) ? String.fromCodePoint(code) : " ";
}

const tags = /<\/?[a-z!][^<>]*>/gi;
const invisible = /[\p{Cc}\p{Zl}\p{Zp}\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]|\p{Cs}/gu;

const maxReadLength = 2_000;

/** One line of plain text of at most `max` characters. Not an XSS filter: React escapes it. */
export function textOf(value: unknown, max: number): string | undefined {
  return linesOf(value, max).join(" ").slice(0, max).trim() || undefined;
}

/** As `textOf`, split at line ends, which the carrier encodes as entities. */
export function linesOf(value: unknown, max: number): string[] {
  const text = typeof value === "number" ? String(value) : value;
  if (typeof text !== "string") return [];
  return text
    .slice(0, maxReadLength)
    .replaceAll(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]{2,8});/gi, decodeEntity)
    .split(/[\r\n]+/)
    .map((line) =>
      line
        .replaceAll(tags, " ")
        .replaceAll(invisible, " ")
        .replaceAll(/\s+/g, " ")
        .trim()
        .slice(0, max)
        .trim(),
    )
    .filter(Boolean);
}
