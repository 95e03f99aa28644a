import type { CSSProperties } from "react";

import { pinMap } from "#styled-system/recipes";

import countries from "./countries.json";
import { countryNames, movesBy } from "./map-names.ts";
import { type GeoPoint, project, type WorldBox, type WorldPoint } from "./mercator.ts";
import { worldSize } from "./world-lines.ts";

/** Fractions of the view's width, with the larger font and the larger dots of phones. */
const nameSpace = { width: 0.2, height: 0.06 };
const dotSpace = { width: 0.02, height: 0.034 };
const halfLetter = 0.0095;
/** From the baseline of a name up to its middle. */
const middle = 0.011;

type StaticNamesProps = { view: WorldBox; language: string; dots: readonly GeoPoint[] };

/** Rendered only by the server, because browsers may know other names. The interactive map has all names. */
export function StaticNames({ view, language, dots }: StaticNamesProps) {
  const names = import.meta.env.SSR ? namesIn(view, language, dots) : "";
  return (
    <g
      className={pinMap().names}
      style={{ "--map-unit": `${((view.width * worldSize) / 100).toFixed(1)}px` } as CSSProperties}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: names }}
    />
  );
}

/** SVG text of country names beside the dots, the most important ones first, as long as there is space. */
export function namesIn(view: WorldBox, language: string, dots: readonly GeoPoint[]): string {
  const { x, y, width, height } = view;
  const shown: { x: number; y: number; name: string }[] = [];
  const covered = dots.map(project);
  const moves = movesBy(0.025, 2);
  const isApart = (one: WorldPoint, other: WorldPoint, space: { width: number; height: number }) =>
    Math.abs(one.x - other.x) > width * space.width || Math.abs(one.y - other.y) > width * space.height;
  for (const country of countryNames(countries, language).toSorted((a, b) => a.rank - b.rank)) {
    const { name } = country;
    const point = project(country);
    const halfWidth = halfLetter * name.length;
    const beside = { width: halfWidth + dotSpace.width, height: dotSpace.height };
    const free = moves
      .map(([right, down]) => ({ x: point.x + width * right, y: point.y + width * down }))
      .find(
        (place) =>
          Math.abs(place.x - x - width / 2) < width * (0.5 - halfWidth) &&
          place.y > y &&
          place.y < y + height &&
          shown.every((other) => isApart(other, place, nameSpace)) &&
          covered.every((dot) => isApart(dot, { ...place, y: place.y - width * middle }, beside)),
      );
    if (free) shown.push({ ...free, name });
  }
  const units = (value: number) => (value * worldSize).toFixed(1);
  return shown
    .map(({ name, ...point }) => `<text x="${units(point.x)}" y="${units(point.y)}">${escape(name)}</text>`)
    .join("");
}

const escape = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
