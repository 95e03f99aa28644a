import type { StyleSpecification } from "maplibre-gl";

import cities from "./cities.json";
import countries from "./countries.json";
import type { Pin } from "./map-engine.ts";
import { cityNames, countryNames, type NamedPoint } from "./map-names.ts";
import worldUrl from "./world-data.json?url";

/** The resolution of the coastlines limits the zoom. */
export const maxZoom = 10;

/** Pixels. A cluster is at the mean of its pins, so two may be closer than this; their buttons are 40 px wide. */
const clusterRadius = 56;

type Layer = StyleSpecification["layers"][number];

/** Zoom levels from which names of a rank are shown, for countries and cities. */
const countryZooms = [0, 2.3, 3.2, 4.2];
const cityZooms = [3.6, 5.2];

/** Without a glyph server, MapLibre renders text with the fonts of the page and the device. */
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

export function styleOf(container: HTMLElement, language: string): StyleSpecification {
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

export const collectionOf = (pins: readonly Pin[]) => ({
  type: "FeatureCollection" as const,
  features: pins.map(({ id, label, longitude, latitude }) => ({
    type: "Feature" as const,
    properties: { id, label },
    geometry: { type: "Point" as const, coordinates: [longitude, latitude] },
  })),
});
