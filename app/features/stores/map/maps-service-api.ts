import type { MapsService } from "./maps-service.ts";

type LatLng = { lat: number; lng: number };
type Bounds = { north: number; east: number; south: number; west: number };
type Pixel = { x: number; y: number };

/** The parts of the Google Maps JavaScript API that the engine uses. */
export type ServiceMap = {
  fitBounds: (bounds: Bounds, padding: number) => void;
  getBounds: () => { contains: (point: LatLng) => boolean } | undefined;
  getZoom: () => number | undefined;
  setZoom: (zoom: number) => void;
  panTo: (point: LatLng) => void;
  setCenter: (point: LatLng) => void;
  addListener: (event: "idle" | "zoom_changed", listener: () => void) => { remove: () => void };
};

export type ServiceOverlay = {
  onAdd: () => void;
  draw: () => void;
  onRemove: () => void;
  setMap: (map: ServiceMap | null) => void;
  getPanes: () => { overlayMouseTarget: HTMLElement } | null;
  getProjection: () => { fromLatLngToDivPixel: (point: unknown) => Pixel | null };
};

export type ServiceApi = {
  Map: new (container: HTMLElement, options: Record<string, unknown>) => ServiceMap;
  OverlayView: new () => ServiceOverlay;
  LatLng: new (latitude: number, longitude: number) => unknown;
};

declare global {
  var google: { maps: ServiceApi } | undefined;
  var onMapsServiceReady: (() => void) | undefined;
  /** The service's own name for what it calls when it refuses the key. */
  var gm_authFailure: (() => void) | undefined;
}

/** Milliseconds after which a script that has not answered counts as failed. */
const patience = 10_000;

let loading: Promise<ServiceApi> | undefined;

/** Loads the service's script, once for each tab. Call it only when the visitor has agreed. */
export function loadServiceApi(service: MapsService): Promise<ServiceApi> {
  loading ??= load(service).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/**
 * The service looks at the key when a map has started, and covers every map with an error if it refuses it.
 * @returns a function that ends the watch
 */
export function watchRejection(listener: () => void): () => void {
  watchers.add(listener);
  return () => watchers.delete(listener);
}

const watchers = new Set<() => void>();

function rejectKey() {
  // What starts later in this tab shall not try again.
  loading = Promise.reject(new Error("The maps service refused the key"));
  loading.catch(() => {});
  for (const listener of watchers) listener();
}

function load({ key, script: address }: MapsService): Promise<ServiceApi> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    const fail = () => reject(new Error("The maps service could not be loaded"));
    globalThis.onMapsServiceReady = () => (globalThis.google ? resolve(globalThis.google.maps) : fail());
    globalThis.gm_authFailure = rejectKey;
    script.addEventListener("error", fail);
    setTimeout(fail, patience);
    script.async = true;
    script.src = `${address}?${new URLSearchParams({
      key,
      language: document.documentElement.lang,
      libraries: "places,visualization,drawing",
      loading: "async",
      callback: "onMapsServiceReady",
    })}`;
    document.head.append(script);
  });
}
