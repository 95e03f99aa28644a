import { type OpeningHours, type Weekday, weekdays } from "#app/validation/places.schema.ts";

import { at, isMarked, listOf, textOf } from "../upstream/tolerant-parsing.ts";

type Stretch = { opens: string; closes: string };
type Week = ReadonlyMap<Weekday, readonly Stretch[]>;

/** The carrier's day `1` is Sunday. */
const carrierDays: readonly Weekday[] = ["su", "mo", "tu", "we", "th", "fr", "sa"];

/** `HoursType` of the hours in which customers are served. */
const standardType = "10";

/** Midnight as an end: `00:00` would read as the beginning of the same day. */
const endOfDay = "23:59";

const wholeDay: Stretch = { opens: "00:00", closes: endOfDay };

/**
 * Hours by weekday, Monday first, equal days that follow each other as one run. Days on which it is closed are
 * missing. Nothing when the carrier says nothing that can be read.
 * @param location a `DropLocation`; its structured hours count, else its line of English words
 */
export function readOpeningHours(location: unknown): OpeningHours[] {
  const structured = readStructured(at(location, "OperatingHours", "StandardHours"));
  const week = structured.size > 0 ? structured : readWords(at(location, "StandardHoursOfOperation"));
  return groupDays(week);
}

function readStructured(standardHours: unknown): Week {
  const sets = listOf(standardHours);
  const standard = sets.find((set) => at(set, "HoursType") === standardType) ?? sets[0];
  const week = new Map<Weekday, Stretch[]>();
  for (const entry of listOf(at(standard, "DayOfWeek"))) {
    const day = carrierDays[Number(at(entry, "Day")) - 1];
    if (day) week.set(day, stretchesOf(entry));
  }
  return week;
}

function stretchesOf(entry: unknown): Stretch[] {
  if (isMarked(at(entry, "ClosedIndicator"))) return [];
  if (isMarked(at(entry, "Open24HoursIndicator"))) return [wholeDay];
  const closing = listOf(at(entry, "CloseHours"));
  return listOf(at(entry, "OpenHours")).flatMap((opens, index) =>
    stretch(timeOf(opens), timeOf(closing[index])),
  );
}

function stretch(opens: string | undefined, closes: string | undefined): Stretch[] {
  if (!opens || !closes || opens === closes) return [];
  return [{ opens, closes: closes === "00:00" || closes === "24:00" ? endOfDay : closes }];
}

/** `900` → `09:00`, `0` → `00:00`. */
function timeOf(value: unknown): string | undefined {
  const digits = textOf(value, 8)?.replace(":", "") ?? "";
  const time = /^\d{1,4}$/.test(digits) ? digits.padStart(4, "0").replace(/(?=..$)/, ":") : "";
  return /^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/.test(time) ? time : undefined;
}

const wordTime = String.raw`(\d{1,2})(?::(\d{2}))?\s*([ap])\.?m\.?`;
const wordSegment = new RegExp(
  String.raw`^([a-z]{2})[a-z]*(?:\s*-\s*([a-z]{2})[a-z]*)?\s*:?\s*(?:(open 24 hours)|${wordTime}\s*-\s*${wordTime})$`,
  "i",
);

/** `Mon-Fri: 9:00am-8:00pm; Sat: 10am-2pm; Sun: Closed`; what does not read like this is left out. */
function readWords(hours: unknown): Week {
  const week = new Map<Weekday, Stretch[]>();
  for (const segment of (textOf(hours, 400) ?? "").split(/[;,]/)) {
    const [, first, last, whole, ...times] = wordSegment.exec(segment.trim()) ?? [];
    const stretches = whole ? [wholeDay] : stretch(clock(times.slice(0, 3)), clock(times.slice(3)));
    for (const day of run(first, last)) week.set(day, [...(week.get(day) ?? []), ...stretches]);
  }
  return week;
}

/** `9`, `30`, `p` → `21:30`; 12 am is midnight, 12 pm noon. */
function clock([hour, minute = "00", half]: readonly (string | undefined)[]): string | undefined {
  const hours = (Number(hour) % 12) + (half?.toLowerCase() === "p" ? 12 : 0);
  return timeOf(`${hours}${minute}`);
}

/** The days from one to another, over the end of the week if need be. */
function run(first: string | undefined, last = first): Weekday[] {
  const from = weekdays.indexOf(first?.toLowerCase() as Weekday);
  const to = weekdays.indexOf(last?.toLowerCase() as Weekday);
  if (from < 0 || to < 0) return [];
  const length = ((to - from + 7) % 7) + 1;
  return Array.from({ length }, (_, index) => weekdays[(from + index) % 7]!);
}

function groupDays(week: Week): OpeningHours[] {
  const runs: { first: Weekday; last: Weekday; stretches: readonly Stretch[] }[] = [];
  for (const day of weekdays) {
    const stretches = week.get(day) ?? [];
    const before = runs.at(-1);
    if (before && JSON.stringify(before.stretches) === JSON.stringify(stretches)) before.last = day;
    else runs.push({ first: day, last: day, stretches });
  }
  return runs.flatMap(({ first, last, stretches }) =>
    stretches.map((hours) => ({ days: first === last ? first : `${first}-${last}`, ...hours })),
  );
}
