import type { CSSProperties } from "react";

import { pinMap } from "#styled-system/recipes";

import countries from "./countries.json";
import { countryNames } from "./map-names.ts";
import { project, type WorldBox } from "./mercator.ts";
import { worldSize } from "./world-lines.ts";

/** Space for a name, as a fraction of the view's width, and of half a letter in the larger font of phones. */
const room = { width: 0.2, height: 0.06, halfLetter: 0.0095 };

/** Rendered only by the server, because browsers may know other names. The interactive map has all names. */
export function StaticNames({ view, language }: { view: WorldBox; language: string }) {
  const names = import.meta.env.SSR ? namesIn(view, language) : "";
  return (
    <g
      className={pinMap().names}
      style={{ "--map-unit": `${((view.width * worldSize) / 100).toFixed(1)}px` } as CSSProperties}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: names }}
    />
  );
}

/** SVG text of country names, the most important ones first, as long as there is space. */
export function namesIn({ x, y, width, height }: WorldBox, language: string): string {
  const shown: { x: number; y: number; name: string }[] = [];
  for (const country of countryNames(countries, language).toSorted((a, b) => a.rank - b.rank)) {
    const point = project(country);
    const margin = width * room.halfLetter * country.name.length;
    const isInView =
      point.x > x + margin && point.x < x + width - margin && point.y > y && point.y < y + height;
    const isFree = shown.every(
      (other) =>
        Math.abs(other.x - point.x) > width * room.width || Math.abs(other.y - point.y) > width * room.height,
    );
    if (isInView && isFree) shown.push({ ...point, name: country.name });
  }
  const units = (value: number) => (value * worldSize).toFixed(1);
  return shown
    .map(({ name, ...point }) => `<text x="${units(point.x)}" y="${units(point.y)}">${escape(name)}</text>`)
    .join("");
}

const escape = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
