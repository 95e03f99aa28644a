import { type OpeningHours, type Weekday, weekdays } from "#app/validation/places.schema.ts";

import { at, isMarked, listOf, textOf } from "../upstream/tolerant-parsing.ts";

type Interval = { opens: string; closes: string };
type Week = ReadonlyMap<Weekday, readonly Interval[]>;

const carrierDays: readonly Weekday[] = ["su", "mo", "tu", "we", "th", "fr", "sa"];

const customerHoursType = "10";

/** `00:00` would mean the start of the day. */
const endOfDay = "23:59";

const allDay: Interval = { opens: "00:00", closes: endOfDay };

/** Merges equal consecutive days from Monday on. Structured hours take precedence over the English text. */
export function readOpeningHours(location: unknown): OpeningHours[] {
  const structured = readStructured(at(location, "OperatingHours", "StandardHours"));
  const week = structured.size > 0 ? structured : readWords(at(location, "StandardHoursOfOperation"));
  return groupDays(week);
}

function readStructured(standardHours: unknown): Week {
  const sets = listOf(standardHours);
  const standard = sets.find((set) => at(set, "HoursType") === customerHoursType) ?? sets[0];
  const week = new Map<Weekday, Interval[]>();
  for (const entry of listOf(at(standard, "DayOfWeek"))) {
    const day = carrierDays[Number(at(entry, "Day")) - 1];
    if (day) week.set(day, intervalsOf(entry));
  }
  return week;
}

function intervalsOf(entry: unknown): Interval[] {
  if (isMarked(at(entry, "ClosedIndicator"))) return [];
  if (isMarked(at(entry, "Open24HoursIndicator"))) return [allDay];
  const closing = listOf(at(entry, "CloseHours"));
  return listOf(at(entry, "OpenHours")).flatMap((opens, index) =>
    intervalOf(timeOf(opens), timeOf(closing[index])),
  );
}

function intervalOf(opens: string | undefined, closes: string | undefined): Interval[] {
  if (!opens || !closes || opens === closes) return [];
  return [{ opens, closes: closes === "00:00" || closes === "24:00" ? endOfDay : closes }];
}

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

/** For example `Mon-Fri: 9:00am-8:00pm; Sat: 10am-2pm; Sun: Closed`. Skips unknown segments. */
function readWords(hours: unknown): Week {
  const week = new Map<Weekday, Interval[]>();
  for (const segment of (textOf(hours, 400) ?? "").split(/[;,]/)) {
    const [, first, last, whole, ...times] = wordSegment.exec(segment.trim()) ?? [];
    const intervals = whole
      ? [allDay]
      : intervalOf(parseClock(times.slice(0, 3)), parseClock(times.slice(3)));
    for (const day of weekdayRange(first, last)) week.set(day, [...(week.get(day) ?? []), ...intervals]);
  }
  return week;
}

/** 12 am is midnight, 12 pm noon. */
function parseClock([hour, minute = "00", half]: readonly (string | undefined)[]): string | undefined {
  const hours = (Number(hour) % 12) + (half?.toLowerCase() === "p" ? 12 : 0);
  return timeOf(`${hours}${minute}`);
}

function weekdayRange(first: string | undefined, last = first): Weekday[] {
  const from = weekdays.indexOf(first?.toLowerCase() as Weekday);
  const to = weekdays.indexOf(last?.toLowerCase() as Weekday);
  if (from < 0 || to < 0) return [];
  const length = ((to - from + 7) % 7) + 1;
  return Array.from({ length }, (_, index) => weekdays[(from + index) % 7]!);
}

function groupDays(week: Week): OpeningHours[] {
  const runs: { first: Weekday; last: Weekday; intervals: readonly Interval[] }[] = [];
  for (const day of weekdays) {
    const intervals = week.get(day) ?? [];
    const before = runs.at(-1);
    if (before && JSON.stringify(before.intervals) === JSON.stringify(intervals)) before.last = day;
    else runs.push({ first: day, last: day, intervals });
  }
  return runs.flatMap(({ first, last, intervals }) =>
    intervals.map((hours) => ({ days: first === last ? first : `${first}-${last}`, ...hours })),
  );
}
