import { pinMap } from "#styled-system/recipes";

import type { Pin } from "./map-engine.ts";
import { type GeoPoint, project, type WorldBox } from "./mercator.ts";
import picture from "./world-picture.svg?url";

/** Units of the picture's width and height. */
const size = 8192;

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
      <use className={styles.land} href={`${picture}#land`} />
      <use className={styles.borders} href={`${picture}#borders`} />
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
