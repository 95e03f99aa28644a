import {
  type GeoJSONSource,
  type LngLatBoundsLike,
  Map as LibreMap,
  Marker,
  setWorkerUrl,
  type StyleSpecification,
} from "maplibre-gl";
import "maplibre-gl/dist/maplibre-gl.css";
// A file of the own origin: the default is a `blob:` in some set-ups, which a strict policy refuses.
import workerUrl from "maplibre-gl/dist/maplibre-gl-worker.mjs?url";

import { prefersStillness } from "#app/browser/prefers-stillness.ts";

import type { CreateEngine, MarkKind, Pin } from "./map-engine.ts";
import { createCluster, createMark, createPin } from "./markers.ts";
import { type GeoPoint, unproject, type WorldBox } from "./mercator.ts";
// Made by build/world-map.ts.
import worldUrl from "./world-data.json?url";

/** The coast is drawn too coarsely to come closer. */
const maxZoom = 10;
/** A country fills the view. */
const placeZoom = 6.5;
/** Part of the map's height that words about a place may cover. */
const covered = 0.4;
/** Pixels within which pins become one cluster. */
const clusterRadius = 42;

/** MapLibre with the world's outline from this site: nothing is asked of anyone else. */
export const createMapLibreEngine: CreateEngine = async ({ container, labels, view, onSelect, onMove }) => {
  setWorkerUrl(workerUrl);
  const map = new LibreMap({
    container,
    style: styleOf(container),
    bounds: boundsOf(view),
    maxZoom,
    attributionControl: false,
    cooperativeGestures: true,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    renderWorldCopies: false,
    locale: {
      "Map.Title": labels.map,
      "CooperativeGesturesHandler.WindowsHelpText": labels.gestures.windows,
      "CooperativeGesturesHandler.MacHelpText": labels.gestures.mac,
      "CooperativeGesturesHandler.MobileHelpText": labels.gestures.touch,
    },
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  await map.once("load");

  const marks = new Map<MarkKind, Marker>();
  const markers = showMarkers(map, labels.cluster, onSelect);
  let pins: readonly Pin[] = [];
  // The map's first moves come before its pins: nothing is in view then, and nothing is to be said.
  let standing = false;
  const report = () => {
    if (!standing) return;
    const bounds = map.getBounds();
    onMove(
      pins.filter(({ longitude, latitude }) => bounds.contains([longitude, latitude])).map(({ id }) => id),
    );
  };
  map.on("moveend", report);

  return {
    showPins: (next) => {
      pins = next;
      void map.getSource<GeoJSONSource>("pins")?.setData(collectionOf(next));
      // A worker sorts them into clusters first; when the map rests they stand on it.
      void map.once("idle", () => {
        standing = true;
        report();
      });
    },
    showView: (next) => map.fitBounds(boundsOf(next), { animate: !prefersStillness() }),
    moveTo: (point) => {
      const target = {
        center: lngLat(point),
        zoom: Math.max(map.getZoom(), placeZoom),
        offset: [0, -container.clientHeight * covered * 0.5] as [number, number],
      };
      if (prefersStillness()) map.easeTo({ ...target, animate: false });
      else map.flyTo(target);
    },
    mark: (kind, point) => {
      marks.get(kind)?.remove();
      marks.delete(kind);
      if (!point) return;
      const mark = new Marker({ element: createMark(kind) }).setLngLat(lngLat(point));
      marks.set(kind, mark.addTo(map));
    },
    zoomBy: (steps) => map.zoomTo(map.getZoom() + steps, { animate: !prefersStillness() }),
    remove: () => {
      markers.stop();
      map.remove();
    },
  };
};

/** Pins and clusters are elements, not pictures on the canvas: they have names and take the focus. */
function showMarkers(map: LibreMap, clusterLabel: (count: number) => string, onSelect: (id: string) => void) {
  const shown = new Map<string, Marker>();
  const update = () => {
    if (!map.isSourceLoaded("pins")) return;
    const wanted = new Map(map.querySourceFeatures("pins").map((found) => [keyOf(found.properties), found]));
    for (const [key, marker] of shown) {
      if (wanted.has(key)) continue;
      marker.remove();
      shown.delete(key);
    }
    for (const [key, { geometry, properties }] of wanted) {
      if (shown.has(key) || geometry.type !== "Point") continue;
      const point = geometry.coordinates as [number, number];
      const element = properties.cluster
        ? createCluster(properties.point_count, clusterLabel(properties.point_count), () =>
            openCluster(map, properties.cluster_id, point),
          )
        : createPin(properties.label, () => onSelect(properties.id));
      shown.set(key, new Marker({ element }).setLngLat(point).addTo(map));
    }
  };
  map.on("render", update);
  return { stop: () => map.off("render", update) };
}

const keyOf = (properties: Record<string, unknown>) =>
  properties.cluster ? `cluster ${properties.cluster_id} ${properties.point_count}` : String(properties.id);

async function openCluster(map: LibreMap, cluster: number, center: [number, number]) {
  const zoom = await map.getSource<GeoJSONSource>("pins")!.getClusterExpansionZoom(cluster);
  map.easeTo({ center, zoom: Math.min(zoom, maxZoom), animate: !prefersStillness() });
  // The pressed button is about to go: the keyboard stays on the map.
  map.getCanvas().focus({ preventScroll: true });
}

function styleOf(container: HTMLElement): StyleSpecification {
  const colors = getComputedStyle(container);
  const color = (name: string) => colors.getPropertyValue(name).trim();
  return {
    version: 8,
    sources: {
      // The worker loads it, and asks for absolute addresses.
      world: { type: "geojson", data: new URL(worldUrl, location.href).href, maxzoom: maxZoom },
      pins: {
        type: "geojson",
        data: collectionOf([]),
        cluster: true,
        clusterRadius,
        clusterMaxZoom: maxZoom - 1,
      },
    },
    layers: [
      { id: "sea", type: "background", paint: { "background-color": color("--map-sea") } },
      {
        id: "land",
        type: "fill",
        source: "world",
        filter: ["==", ["geometry-type"], "Polygon"],
        paint: { "fill-color": color("--map-land") },
      },
      {
        id: "borders",
        type: "line",
        source: "world",
        filter: ["==", ["geometry-type"], "LineString"],
        paint: { "line-color": color("--map-border"), "line-width": 1 },
      },
      // Draws nothing, but only a source that has a layer is loaded.
      { id: "pins", type: "circle", source: "pins", paint: { "circle-radius": 0, "circle-opacity": 0 } },
    ],
  };
}

const collectionOf = (pins: readonly Pin[]) => ({
  type: "FeatureCollection" as const,
  features: pins.map(({ id, label, longitude, latitude }) => ({
    type: "Feature" as const,
    properties: { id, label },
    geometry: { type: "Point" as const, coordinates: [longitude, latitude] },
  })),
});

const lngLat = ({ longitude, latitude }: GeoPoint): [number, number] => [longitude, latitude];

function boundsOf({ x, y, width, height }: WorldBox): LngLatBoundsLike {
  return [lngLat(unproject({ x, y: y + height })), lngLat(unproject({ x: x + width, y }))];
}
