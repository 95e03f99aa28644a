import { dateLanguage } from "../../site/format.ts";
import type { OpeningHours, Weekday } from "../content-import/places.schema.ts";
import { weekdays } from "../content-import/places.schema.ts";

/** 1 January 2024 was a Monday. */
const dayOf = (day: string) => new Date(Date.UTC(2024, 0, 1 + weekdays.indexOf(day as Weekday)));
const timeOf = (time: string) => new Date(`2024-01-01T${time}Z`);

/** `Mon – Fri`, `10:00 – 19:00` in the words of a language. */
export function formatHours(hours: readonly OpeningHours[], languageTag: string) {
  const language = dateLanguage(languageTag);
  const day = new Intl.DateTimeFormat(language, { weekday: "short", timeZone: "UTC" });
  const time = new Intl.DateTimeFormat(language, { timeStyle: "short", timeZone: "UTC" });
  return hours.map(({ days, opens, closes }) => {
    const [first, last = first] = days.split("-");
    return {
      days: day.formatRange(dayOf(first!), dayOf(last!)),
      time: time.formatRange(timeOf(opens), timeOf(closes)),
    };
  });
}
