/** Reading what another server sends without trusting its shape: whatever does not fit is missing. */
export type Json = Record<string, unknown>;

export const isRecord = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** What stands at the end of a path of names. */
export const at = (value: unknown, ...path: readonly string[]): unknown =>
  path.reduce((found, name) => (isRecord(found) ? found[name] : undefined), value);

/** Many come as an array, a single one as itself, none as nothing or as an empty text. */
export const listOf = (value: unknown): readonly unknown[] => {
  if (value === undefined || value === null || value === "") return [];
  return Array.isArray(value) ? value : [value];
};

/** The carrier marks what is so by a field that is there, mostly an empty one. */
export const isMarked = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== false && value !== "0" && value !== "N";

/** Numbers are written as texts; nothing that is not finite. */
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

/** Code points that a reference may name: no surrogates, nothing beyond Unicode. */
const isScalar = (code: number) => code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);

function decodeEntity(reference: string, name: string): string {
  if (!name.startsWith("#")) return entities[name.toLowerCase()] ?? reference;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return isScalar(code) ? String.fromCodePoint(code) : " ";
}

/** Tags, control characters (line ends too) and marks that turn the direction of the text around them. */
const tags = /<\/?[a-z!][^<>]*>/gi;
const invisible = /[\p{Cc}\p{Zl}\p{Zp}\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]|\p{Cs}/gu;

/** Characters that are looked at, however long a text is. */
const maxRead = 2_000;

/**
 * Plain text of one line: entities decoded, tags and invisible characters gone, spaces single, cut
 * to `max` characters. Markup in it is shown as text by React in any case.
 */
export function textOf(value: unknown, max: number): string | undefined {
  return linesOf(value, max).join(" ").slice(0, max).trim() || undefined;
}

/** The same for a text of several lines; the carrier ends a line by the entity of a line end. */
export function linesOf(value: unknown, max: number): string[] {
  const text = typeof value === "number" ? String(value) : value;
  if (typeof text !== "string") return [];
  return text
    .slice(0, maxRead)
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
