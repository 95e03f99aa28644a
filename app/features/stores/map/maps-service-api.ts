import type { MapsService } from "./maps-service.ts";

type LatLng = { lat: number; lng: number };
type Bounds = { north: number; east: number; south: number; west: number };
type Pixel = { x: number; y: number };

/** The subset of the Google Maps JavaScript API that the engine uses. */
export type ServiceMap = {
  fitBounds: (bounds: Bounds, padding: number) => void;
  getBounds: () => { contains: (point: LatLng) => boolean; toJSON: () => Bounds } | undefined;
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
  /** Name defined by the service; called when it rejects the key. */
  var gm_authFailure: (() => void) | undefined;
}

/** Milliseconds. */
const loadTimeout = 10_000;

let loading: Promise<ServiceApi> | undefined;

/** Loads the script once per tab. Call it only after the visitor has consented. */
export function loadServiceApi(service: MapsService): Promise<ServiceApi> {
  loading ??= load(service).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** The service checks the key after a map has started. On rejection, an error covers every map. @returns stop */
export function watchRejection(listener: () => void): () => void {
  watchers.add(listener);
  return () => watchers.delete(listener);
}

const watchers = new Set<() => void>();

function rejectKey() {
  // Later calls in this tab fail immediately.
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
    setTimeout(fail, loadTimeout);
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
