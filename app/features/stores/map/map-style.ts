import type { StyleSpecification } from "maplibre-gl";

import cities from "./cities.json";
import countries from "./countries.json";
import type { Pin } from "./map-engine.ts";
import { cityNames, countryNames, type Move, movesBy, type NamedPoint } from "./map-names.ts";
import { largeCluster } from "./markers.ts";
import worldUrl from "./world-data.json?url";

/** The resolution of the coastlines limits the zoom. */
export const maxZoom = 10;

/** Pixels. A cluster is at the mean of its pins, so two may be closer than this; their buttons are 40 px wide. */
const clusterRadius = 56;

/** Widths in rem, as in the recipe. Of a pin, whose touch target is larger, only the part that is visible on hover. */
const pinSizes = { pin: 1.5, cluster: 2.5, largeCluster: 3 };

/** A transparent image of one pixel, so that `icon-size` is in pixels. */
export const spaceImage = { id: "space", image: { width: 1, height: 1, data: new Uint8Array(4) } };

type Layer = StyleSpecification["layers"][number];

/** Zoom levels from which names of a rank are shown, for countries and cities. */
const countryZooms = [0, 2.3, 3.2, 4.2];
const cityZooms = [3.6, 5.2];

type Places = (string | Move)[];

/** In em. The longest moves clear a large cluster. */
const nearby: Places = movesBy(0.7, 5).flatMap((move) => ["center", move]);

/** For cities only: the name of a country would be in the next one. */
const beside = [1.5, 2.5].flatMap((distance): Places => ["left", [distance, 0], "right", [-distance, 0]]);

/** Without a glyph server, MapLibre renders text with the fonts of the page and the device. */
function nameLayers(color: (name: string) => string, family: string): Layer[] {
  const paint = {
    "text-color": color("--map-text"),
    "text-halo-color": color("--map-land"),
    "text-halo-width": 1.5,
  };
  const layersOf = (
    source: string,
    zooms: readonly number[],
    size: number,
    maxzoom: number,
    places: Places,
  ): Layer[] =>
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
        "text-variable-anchor-offset": places,
        "text-padding": 4,
        // Otherwise the order, and so which names have space, depends on the tiles.
        "symbol-sort-key": ["get", "index"],
      },
      paint: source === "countries" ? { ...paint, "text-opacity": 0.75 } : paint,
    }));
  // MapLibre places the names of the last layer first.
  return [
    ...layersOf("countries", countryZooms, 13, 7, nearby).toReversed(),
    ...layersOf("cities", cityZooms, 12, 24, [...nearby, ...beside]).toReversed(),
  ];
}

const namesOf = (points: readonly NamedPoint[]) => ({
  type: "geojson" as const,
  data: {
    type: "FeatureCollection" as const,
    features: points.map(({ name, rank, longitude, latitude }, index) => ({
      type: "Feature" as const,
      properties: { name, rank, index },
      geometry: { type: "Point" as const, coordinates: [longitude, latitude] },
    })),
  },
});

/** Invisible: takes the space of the buttons of `markers.ts`, so that names keep clear of them. */
function pinsLayer(): Layer {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return {
    id: "pins",
    type: "symbol",
    source: "pins",
    layout: {
      "icon-image": spaceImage.id,
      "icon-size": [
        "case",
        ["!", ["has", "point_count"]],
        pinSizes.pin * rem,
        ["<", ["get", "point_count"], largeCluster],
        pinSizes.cluster * rem,
        pinSizes.largeCluster * rem,
      ],
      "icon-padding": 0,
      "icon-allow-overlap": true,
    },
  };
}

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
      pinsLayer(),
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
