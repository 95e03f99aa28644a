import type { Area } from "#app/site/position.ts";

import type { GeoPoint, WorldBox } from "./mercator.ts";

export type Pin = GeoPoint & {
  id: string;
  label: string;
};

/** At most one mark of each kind exists. */
export type MarkKind = "visitor" | "highlighted" | "selected";

export type MapLabels = {
  /** BCP 47, of the names on the map. */
  language: string;
  map: string;
  zoomIn: string;
  zoomOut: string;
  cluster: (count: number) => string;
  gestures: { windows: string; mac: string; touch: string };
};

export type EngineOptions = {
  container: HTMLElement;
  labels: MapLabels;
  view: WorldBox;
  onSelect: (id: string) => void;
  /** Called with the ids of the pins in view and the area: initially and after every movement. */
  onMove: (ids: string[], area: Area) => void;
  onFail: () => void;
};

export type MapEngine = {
  showPins: (pins: readonly Pin[]) => void;
  showView: (view: WorldBox) => void;
  /** Zooms in far enough to show the surroundings. */
  moveTo: (point: GeoPoint) => void;
  mark: (kind: MarkKind, point: GeoPoint | undefined) => void;
  zoomBy: (steps: number) => void;
  remove: () => void;
};

export type CreateEngine = (options: EngineOptions) => Promise<MapEngine>;
