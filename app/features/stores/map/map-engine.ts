import type { GeoPoint, WorldBox } from "./mercator.ts";

export type Pin = GeoPoint & {
  id: string;
  /** Names the pin to everyone who cannot see where it is. */ label: string;
};

/** A mark stands out from the pins; there is at most one of each kind. */
export type MarkKind = "visitor" | "highlighted" | "selected";

export type MapLabels = {
  map: string;
  zoomIn: string;
  zoomOut: string;
  /** Of pins that stand too close to be drawn apart. */
  cluster: (count: number) => string;
  /** How the map is moved without catching those who only scroll past it. */
  gestures: { windows: string; mac: string; touch: string };
};

export type EngineOptions = {
  container: HTMLElement;
  labels: MapLabels;
  view: WorldBox;
  onSelect: (id: string) => void;
  /** Called with the pins in view, first and after every movement. */
  onMove: (ids: string[]) => void;
  /** Called when the map that has started can no longer be shown. */
  onFail: () => void;
};

/** What draws a map and answers to the pointer: the own engine, or an outside maps service. */
export type MapEngine = {
  /** Replaces all pins. */
  showPins: (pins: readonly Pin[]) => void;
  showView: (view: WorldBox) => void;
  /** Moves to a point, near enough to see its surroundings. */
  moveTo: (point: GeoPoint) => void;
  /** Without a point the mark goes. */
  mark: (kind: MarkKind, point: GeoPoint | undefined) => void;
  zoomBy: (steps: number) => void;
  remove: () => void;
};

export type CreateEngine = (options: EngineOptions) => Promise<MapEngine>;
