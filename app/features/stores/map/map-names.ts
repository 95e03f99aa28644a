import type { GeoPoint } from "./mercator.ts";

/** `rank` 1 is shown first; the others need more room. */
export type NamedPoint = GeoPoint & { name: string; rank: number };

type Country = { country: string; at: number[]; rank: number };
type City = { at: number[]; rank: number; names: Record<string, string | undefined> };

/** Country names of the runtime. Countries that it does not know are omitted. */
export function countryNames(countries: readonly Country[], languageTag: string): NamedPoint[] {
  const names = new Intl.DisplayNames(languageTag, { type: "region", fallback: "none" });
  return countries.flatMap(({ country, at, rank }) => {
    const name = names.of(country);
    return name ? [{ ...pointOf(at), name, rank }] : [];
  });
}

/** English if a city has no name in the language. */
export function cityNames(cities: readonly City[], languageTag: string): NamedPoint[] {
  const [language = ""] = languageTag.split("-");
  return cities.map(({ at, rank, names }) => ({
    ...pointOf(at),
    name: names[language] ?? names["en"] ?? "",
    rank,
  }));
}

const pointOf = ([longitude = 0, latitude = 0]: readonly number[]): GeoPoint => ({ latitude, longitude });

export type Move = [right: number, down: number];

/** Moves of a name away from its point, the shortest first, none longer than `count` steps. */
export function movesBy(step: number, count: number): Move[] {
  const steps = Array.from({ length: 2 * count + 1 }, (_, index) => count - index);
  return steps
    .flatMap((right) => steps.map((down): Move => [right, down]))
    .filter((move) => Math.hypot(...move) <= count)
    .toSorted((a, b) => Math.hypot(...a) - Math.hypot(...b))
    .map(([right, down]) => [right * step, down * step]);
}
