import { useHydrated } from "@tanstack/react-router";
import { useState } from "react";

import { pinMap } from "#styled-system/recipes";

import type { Pin } from "./map-engine.ts";
import { StaticNames } from "./static-names.tsx";
import { worldPaths } from "./world-paths.ts";
import { type GeoPoint, project, type WorldBox } from "./mercator.ts";
import { worldSize as size } from "./world-lines.ts";
import picture from "./world-picture.svg?url";

const path = (point: GeoPoint) => {
  const { x, y } = project(point);
  // A zero-length line with a round cap: a dot whose size does not scale with the map.
  return `M${(x * size).toFixed(1)} ${(y * size).toFixed(1)}h0`;
};

/** Places close together, at their center. */
export type PinGroup = GeoPoint & { count: number };

type StaticMapProps = {
  pins: readonly Pin[];
  groups?: readonly PinGroup[] | undefined;
  view: WorldBox;
  visitor?: GeoPoint;
  language: string;
};

/** Shown without JavaScript and until the interactive map is ready. Each pin links to its list item. */
export function StaticMap({
  pins,
  groups = [],
  view: { x, y, width, height },
  visitor,
  language,
}: StaticMapProps) {
  const styles = pinMap();
  const box = [x, y, width, height].map((part) => (part * size).toFixed(1)).join(" ");
  return (
    <svg className={styles.drawing} viewBox={box} preserveAspectRatio="xMidYMid meet" aria-hidden="true">
      <World key={box} view={{ x, y, width, height }} />
      <StaticNames
        view={{ x, y, width, height }}
        language={language}
        dots={[...groups, ...pins, ...(visitor ? [visitor] : [])]}
      />
      <path className={styles.dot} data-kind="group" d={groups.map(path).join("")} />
      {visitor && <path className={styles.dot} data-kind="visitor" d={path(visitor)} />}
      {pins.map((pin) => (
        <a key={pin.id} href={`#${pin.id}`} tabIndex={-1}>
          <title>{pin.label}</title>
          <path className={styles.dot} d={path(pin)} />
        </a>
      ))}
    </svg>
  );
}

/** The server renders the exact view. On client-side navigation the picture of the full world is used. */
function World({ view }: { view: WorldBox }) {
  const styles = pinMap();
  const [hydrating] = useState(!useHydrated());
  if (import.meta.env.SSR) {
    const { land, borders } = worldPaths(view);
    return (
      <>
        <path className={styles.land} d={land} />
        <path className={styles.borders} vectorEffect="non-scaling-stroke" d={borders} />
      </>
    );
  }
  return hydrating ? (
    <>
      <path className={styles.land} suppressHydrationWarning />
      <path className={styles.borders} vectorEffect="non-scaling-stroke" suppressHydrationWarning />
    </>
  ) : (
    <>
      <use className={styles.land} href={`${picture}#land`} />
      <use className={styles.borders} href={`${picture}#borders`} />
    </>
  );
}
