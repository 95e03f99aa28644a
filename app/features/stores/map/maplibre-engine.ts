import {
  type GeoJSONSource,
  type LngLatBoundsLike,
  Map as LibreMap,
  Marker,
  setWorkerUrl,
  type StyleSpecification,
} from "maplibre-gl";
import "maplibre-gl/dist/maplibre-gl.css";

// Same-origin worker: the default is a `blob:` URL in some setups, which the content security policy rejects.
import workerUrl from "maplibre-gl/dist/maplibre-gl-worker.mjs?url";

import { prefersStillness } from "#app/browser/motion.ts";

import type { CreateEngine, MarkKind, Pin } from "./map-engine.ts";
import { createCluster, createMark, createPin } from "./markers.ts";
import { type GeoPoint, limitArea, unproject, type WorldBox } from "./mercator.ts";
import cities from "./cities.json";
import countries from "./countries.json";
import { cityNames, countryNames, type NamedPoint } from "./map-names.ts";
import worldUrl from "./world-data.json?url";

/** The resolution of the coastlines limits the zoom. */
const maxZoom = 10;
const placeZoom = 6.5;
/** Fraction of the map's height that the details of a place may cover. */
const coveredHeight = 0.4;
/** Pixels. A cluster sits at the mean of its pins, so two may be nearer than this; their buttons have 40. */
const clusterRadius = 56;

/** MapLibre with data from this site only; it sends no request to third parties. */
export const createMapLibreEngine: CreateEngine = async ({ container, labels, view, onSelect, onMove }) => {
  setWorkerUrl(workerUrl);
  const map = new LibreMap({
    container,
    style: styleOf(container, labels.language),
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
  // Move events before the pins are rendered are not reported: no pin is in view yet.
  let pinsRendered = false;
  const report = () => {
    if (!pinsRendered) return;
    const bounds = map.getBounds();
    onMove(
      pins.filter(({ longitude, latitude }) => bounds.contains([longitude, latitude])).map(({ id }) => id),
      limitArea({
        south: bounds.getSouth(),
        west: bounds.getWest(),
        north: bounds.getNorth(),
        east: bounds.getEast(),
      }),
    );
  };
  map.on("moveend", report);

  return {
    showPins: (next) => {
      pins = next;
      void map.getSource<GeoJSONSource>("pins")?.setData(collectionOf(next));
      // A worker clusters the pins first; they are rendered when the map is idle.
      void map.once("idle", () => {
        pinsRendered = true;
        report();
      });
    },
    showView: (next) => map.fitBounds(boundsOf(next), { animate: !prefersStillness() }),
    moveTo: (point) => {
      const target = {
        center: lngLat(point),
        zoom: Math.max(map.getZoom(), placeZoom),
        offset: [0, -container.clientHeight * coveredHeight * 0.5] as [number, number],
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

/** Pins and clusters are elements instead of canvas symbols, so they have names and take the focus. */
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
  // The pressed button is removed, so the focus moves to the map.
  map.getCanvas().focus({ preventScroll: true });
}

type Layer = StyleSpecification["layers"][number];

/** Zoom levels from which names of a rank are shown, for countries and cities. */
const countryZooms = [0, 2.3, 3.2, 4.2];
const cityZooms = [3.6, 5.2];

/** Without a glyph server MapLibre makes the letters from the fonts of the page and the device. */
function nameLayers(color: (name: string) => string, family: string): Layer[] {
  const paint = {
    "text-color": color("--map-text"),
    "text-halo-color": color("--map-land"),
    "text-halo-width": 1.5,
  };
  const layersOf = (source: string, zooms: readonly number[], size: number, maxzoom: number): Layer[] =>
    zooms.map((minzoom, index) => ({
      id: `${source} ${index + 1}`,
      type: "symbol",
      source,
      minzoom,
      maxzoom,
      filter: ["==", ["get", "rank"], index + 1],
      layout: {
        "text-field": ["get", "name"],
        "text-font": [family],
        "text-size": size,
        "text-max-width": 7,
        "text-padding": 4,
      },
      paint: source === "countries" ? { ...paint, "text-opacity": 0.75 } : paint,
    }));
  return [...layersOf("countries", countryZooms, 13, 7), ...layersOf("cities", cityZooms, 12, 24)];
}

const namesOf = (points: readonly NamedPoint[]) => ({
  type: "geojson" as const,
  data: {
    type: "FeatureCollection" as const,
    features: points.map(({ name, rank, longitude, latitude }) => ({
      type: "Feature" as const,
      properties: { name, rank },
      geometry: { type: "Point" as const, coordinates: [longitude, latitude] },
    })),
  },
});

function styleOf(container: HTMLElement, language: string): StyleSpecification {
  const colors = getComputedStyle(container);
  const color = (name: string) => colors.getPropertyValue(name).trim();
  const [family = "sans-serif"] = colors.fontFamily
    .split(",")
    .map((name) => name.replaceAll(/["']/g, "").trim());
  return {
    version: 8,
    sources: {
      // The worker needs an absolute URL.
      world: { type: "geojson", data: new URL(worldUrl, location.href).href, maxzoom: maxZoom },
      countries: namesOf(countryNames(countries, language)),
      cities: namesOf(cityNames(cities, language)),
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
      ...nameLayers(color, family),
      // Invisible; MapLibre loads a source only if a layer uses it.
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
