import { dateLanguage } from "#app/site/format.ts";
import type { OpeningHours, Weekday } from "#app/validation/places.schema.ts";
import { weekdays } from "#app/validation/places.schema.ts";

/** 1 January 2024 was a Monday. */
const dayOf = (day: string) => new Date(Date.UTC(2024, 0, 1 + weekdays.indexOf(day as Weekday)));
const timeOf = (time: string) => new Date(`2024-01-01T${time}Z`);

/** For example `Mon – Fri`, `10:00 – 19:00`. Days with a break have several times. */
export function formatHours(hours: readonly OpeningHours[], languageTag: string) {
  const language = dateLanguage(languageTag);
  const day = new Intl.DateTimeFormat(language, { weekday: "short", timeZone: "UTC" });
  // All fifteen markets write opening hours in 24-hour format, even where people speak of 12.
  const time = new Intl.DateTimeFormat(language, { timeStyle: "short", timeZone: "UTC", hourCycle: "h23" });
  return [...Map.groupBy(hours, ({ days }) => days)].map(([days, intervals]) => {
    const [first, last = first] = days.split("-");
    return {
      days: day.formatRange(dayOf(first!), dayOf(last!)).replace(" - ", "–"),
      times: intervals.map(({ opens, closes }) => time.formatRange(timeOf(opens), timeOf(closes))),
    };
  });
}
