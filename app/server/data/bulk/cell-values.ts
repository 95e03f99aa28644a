/** Converts cells to the types of content fields. Throws `Unfit` with the expected format. */
import { isDeepStrictEqual } from "node:util";

import { weekdays } from "#app/validation/places.schema.ts";

export class Unfit extends Error {
  override name = "Unfit";
}

export type NumberFormat = { decimal: "." | "," };

/** Accepts digit grouping and a currency sign. */
export function numberOf(value: unknown, { decimal }: NumberFormat, wanted = "expected a number"): number {
  if (typeof value === "number") return value;
  const grouping = decimal === "." ? "," : ".";
  const plain = String(value)
    .replaceAll(/[\s\u00a0\u202f'’]|\p{Sc}/gu, "")
    .replace(/^[A-Z]{3}|[A-Z]{3}$/, "");
  const [whole = "", fraction, ...rest] = plain.split(decimal);
  const isGrouped = /^-?\d{1,3}(?:[.,]\d{3})+$/.test(whole) && !whole.includes(decimal);
  const digits = isGrouped ? whole.replaceAll(grouping, "") : whole;
  const text = fraction === undefined ? digits : `${digits}.${fraction}`;
  if (rest.length > 0 || !/^-?\d+(?:\.\d+)?$/.test(text)) throw new Unfit(wanted);
  return Number(text);
}

export function priceOf(value: unknown, format: NumberFormat): number {
  const wanted = `expected a price like 49${format.decimal}90`;
  const price = Math.round(numberOf(value, format, wanted) * 100) / 100;
  if (price <= 0) throw new Unfit(`${wanted}, or nothing where there is none`);
  return price;
}

const words: Record<string, boolean> = {
  true: true,
  yes: true,
  y: true,
  "1": true,
  false: false,
  no: false,
  n: false,
  "0": false,
};

export function booleanOf(value: unknown): boolean {
  const word = words[String(value).trim().toLowerCase()];
  if (word === undefined) throw new Unfit("expected yes or no");
  return word;
}

/** A quantity, or yes and no. */
export function stockOf(value: unknown, format: NumberFormat): boolean {
  if (typeof value === "boolean") return value;
  const word = words[String(value).trim().toLowerCase()];
  return word ?? numberOf(value, format, "expected a number of pieces, or yes or no") > 0;
}

export const textOf = (value: unknown): string =>
  Array.isArray(value) ? value.map(String).join(" | ") : String(value).trim();

/** Separator of a list in one cell. A cell that starts with `[` is JSON. */
export const listSeparator = " | ";

export function listOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  if (typeof value !== "string") return [value];
  if (value.startsWith("[")) {
    const parsed = jsonOf(value);
    if (Array.isArray(parsed)) return parsed;
  }
  return value
    .split("|")
    .map((part) => part.trim())
    .filter(Boolean);
}

export const textsOf = (value: unknown): string[] => listOf(value).map((part) => String(part).trim());

export function jsonOf(value: unknown): unknown {
  if (typeof value !== "string") return value;
  try {
    return JSON.parse(value);
  } catch {
    throw new Unfit("expected JSON, as an export writes it");
  }
}

type Hours = { days: string; opens: string; closes: string };

const span =
  /^([a-z]{2,9})(?:\s*[-–]\s*([a-z]{2,9}))?\s*:?\s+(\d{1,2}(?::\d{2})?)\s*(am|pm)?\s*[-–]\s*(\d{1,2}(?::\d{2})?)\s*(am|pm)?$/i;

const wantedHours = "expected hours like mo-fr 09:00-18:00; sa 10:00-14:00";

type Times = Pick<Hours, "opens" | "closes">;

/** Merges consecutive days with equal hours: one entry for each of their opening times. */
export function hoursOf(value: unknown): Hours[] {
  if (Array.isArray(value)) return value as Hours[];
  const byDay = new Map<string, Times[]>();
  for (const part of String(value).split(";")) {
    const text = part.trim();
    if (text === "" || /closed$/i.test(text)) continue;
    const match = span.exec(text);
    if (!match) throw new Unfit(wantedHours);
    const [, first, last = first, opens, opensHalf, closes, closesHalf] = match;
    const start = minutesOf(opens!, opensHalf);
    const end = closesHalf ? minutesOf(closes!, closesHalf) : closingMinutes(closes!, start);
    const times = { opens: clock(start), closes: clock(end) };
    for (const day of daysBetween(first!, last!)) byDay.set(day, [...(byDay.get(day) ?? []), times]);
  }
  return runsOf(byDay);
}

/** `10-9` closes in the afternoon; `18:00-02:00` and `18-2` close on the next day. */
function closingMinutes(text: string, start: number): number {
  const end = minutesOf(text, undefined);
  const afternoon = end + 12 * 60;
  return end > start || /^\d\d:/.test(text) || afternoon <= start ? end : afternoon;
}

function daysBetween(first: string, last: string) {
  const index = (name: string) => weekdays.findIndex((day) => name.toLowerCase().startsWith(day));
  const [from, to] = [index(first), index(last)];
  if (from < 0 || to < from) throw new Unfit(wantedHours);
  return weekdays.slice(from, to + 1);
}

function minutesOf(text: string, half: string | undefined): number {
  const [hours = 0, minutes = 0] = text.split(":").map(Number);
  if (!half) return hours * 60 + minutes;
  return ((hours % 12) + (/pm/i.test(half) ? 12 : 0)) * 60 + minutes;
}

/** 24:00 is midnight. */
const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60) % 24).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

function runsOf(byDay: ReadonlyMap<string, Times[]>): Hours[] {
  const runs: { days: string[]; times: Times[] }[] = [];
  for (const day of weekdays) {
    const times = byDay.get(day);
    const last = runs.at(-1);
    const before = last?.days.at(-1);
    const follows = before !== undefined && weekdays.indexOf(before as never) + 1 === weekdays.indexOf(day);
    if (!times) continue;
    if (last && follows && isDeepStrictEqual(last.times, times)) last.days.push(day);
    else runs.push({ days: [day], times });
  }
  return runs.flatMap(({ days, times }) =>
    times.map((time) => ({ days: days.length > 1 ? `${days[0]}-${days.at(-1)}` : days[0]!, ...time })),
  );
}
