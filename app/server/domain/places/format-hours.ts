import { dateLanguage } from "#app/site/format.ts";
import { type OpeningHours, type Weekday, weekdays } from "#app/validation/places.schema.ts";

/** Languages that write opening hours with 12-hour clocks. The others use 24 hours, even if people speak of 12. */
const twelveHours = new Set(["ar"]);

type DayRun = { first: number; last: number; intervals: OpeningHours[] };

/** 1 January 2024 was a Monday. */
const dayOf = (index: number) => new Date(Date.UTC(2024, 0, 1 + index));
const timeOf = (time: string) => new Date(`2024-01-01T${time}Z`);

/** For example `Mon – Fri`, `10:00 – 19:00`. Equal neighboring days share a line; a break adds a time. */
export function formatHours(hours: readonly OpeningHours[], languageTag: string) {
  const language = dateLanguage(languageTag);
  const day = new Intl.DateTimeFormat(language, { weekday: "short", timeZone: "UTC" });
  const hourCycle = twelveHours.has(languageTag.split("-", 1)[0]!) ? "h12" : "h23";
  const time = new Intl.DateTimeFormat(language, { timeStyle: "short", timeZone: "UTC", hourCycle });
  return runsOf(hours).map(({ first, last, intervals }) => ({
    days: day.formatRange(dayOf(first), dayOf(last)).replace(" - ", "–"),
    // Both times have the same date, otherwise the range would contain dates if a shop closes after midnight.
    times: intervals.map(({ opens, closes }) =>
      plainTimes(time.formatRangeToParts(timeOf(opens), timeOf(closes))),
    ),
  }));
}

/** Shortens `09:00` to `9:00`, and removes a repeated unit, as in `9:00 – 17:00 ч.` */
const plainTimes = (parts: readonly Intl.DateTimeRangeFormatPart[]) =>
  parts
    .map(({ type, value }) => (type === "hour" ? value.replace(/^0(?=\d)/, "") : value))
    .join("")
    .replace(/^(\S+)(\s\S+)(\s–\s.+\2)$/, "$1$3");

/** From Monday to Sunday. Closed days are missing. */
function runsOf(hours: readonly OpeningHours[]): DayRun[] {
  const runs: DayRun[] = [];
  for (const [index, weekday] of weekdays.entries()) {
    const intervals = hours
      .filter(({ days }) => includesDay(days, weekday))
      .toSorted((a, b) => a.opens.localeCompare(b.opens));
    const before = runs.at(-1);
    if (before?.last === index - 1 && timesOf(before.intervals) === timesOf(intervals)) before.last = index;
    else if (intervals.length > 0) runs.push({ first: index, last: index, intervals });
  }
  return runs;
}

const timesOf = (intervals: readonly OpeningHours[]) =>
  intervals.map(({ opens, closes }) => `${opens}-${closes}`).join();

/** A range may cross the end of the week: `fr-mo`. */
function includesDay(days: string, weekday: Weekday): boolean {
  const [first = 0, last = first] = days.split("-").map((name) => weekdays.indexOf(name as Weekday));
  return (weekdays.indexOf(weekday) - first + 7) % 7 <= (last - first + 7) % 7;
}
