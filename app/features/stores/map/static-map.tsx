import { useHydrated } from "@tanstack/react-router";
import { useState } from "react";

import { pinMap } from "#styled-system/recipes";

import type { Pin } from "./map-engine.ts";
import { drawWorld } from "./draw-world.ts";
import { type GeoPoint, project, type WorldBox } from "./mercator.ts";
import { worldSize as size } from "./world-lines.ts";
import picture from "./world-picture.svg?url";

const path = (point: GeoPoint) => {
  const { x, y } = project(point);
  // A line of no length: its round cap is a dot that keeps its size however large the map is.
  return `M${(x * size).toFixed(1)} ${(y * size).toFixed(1)}h0`;
};

type StaticMapProps = { pins: readonly Pin[]; view: WorldBox; visitor?: GeoPoint };

/**
 * The map without JavaScript, and until the other one is ready: the same part of the world in the
 * same projection, each pin a link to its place in the list.
 */
export function StaticMap({ pins, view: { x, y, width, height }, visitor }: StaticMapProps) {
  const styles = pinMap();
  const box = [x, y, width, height].map((part) => (part * size).toFixed(1)).join(" ");
  return (
    <svg className={styles.drawing} viewBox={box} preserveAspectRatio="xMidYMid meet" aria-hidden="true">
      <World key={box} view={{ x, y, width, height }} />
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

/** As the server drew it, for this view alone; a map of a later page takes the picture of the whole world. */
function World({ view }: { view: WorldBox }) {
  const styles = pinMap();
  const [drawn] = useState(!useHydrated());
  if (import.meta.env.SSR) {
    const { land, borders } = drawWorld(view);
    return (
      <>
        <path className={styles.land} d={land} />
        <path className={styles.borders} vectorEffect="non-scaling-stroke" d={borders} />
      </>
    );
  }
  return drawn ? (
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
