/**
 * Generates the world map before a build: lines for the server's static map, a picture for client-side navigation,
 * and data for the interactive map. Source: Natural Earth (public domain), 1:50 million.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { feature, mesh } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import type { Plugin } from "vite";

import { project } from "../app/features/stores/map/mercator.ts";
import {
  type Line,
  pathOf,
  type Point,
  thin,
  type WorldLines,
  worldSize,
} from "../app/features/stores/map/world-lines.ts";
import { projectRoot } from "../app/server/ops/project-root.server.ts";

type World = Topology<{ countries: GeometryCollection; land: GeometryCollection }>;
type Outline = { /** Rings with their lakes. */ land: Line[][]; borders: Line[] };

const source = join(projectRoot, "node_modules/world-atlas/countries-50m.json");
const folder = join(projectRoot, "app/features/stores/map");
const files = {
  lines: join(folder, "world-lines.json"),
  picture: join(folder, "world-picture.svg"),
  data: join(folder, "world-data.json"),
};

export const worldMap = (): Plugin => ({
  name: "world-map",
  buildStart() {
    if (Object.values(files).every((file) => existsSync(file))) return;
    const outline = readOutline();
    writeFileSync(files.lines, JSON.stringify(toLines(outline, linesStep)));
    writeFileSync(files.picture, toPicture(toLines(outline, pictureStep)));
    writeFileSync(files.data, JSON.stringify(toGeoJson(outline)));
  },
});

function readOutline(): Outline {
  const world = JSON.parse(readFileSync(source, "utf8")) as World;
  const polygons = feature(world, world.objects.land).features.flatMap(({ geometry }) =>
    geometry.type === "MultiPolygon" ? geometry.coordinates : [],
  );
  const borders = mesh(world, world.objects.countries, (a, b) => a !== b).coordinates;
  return {
    land: polygons.map((rings) => rings.map(unwrap).filter(isClosed)),
    borders: borders.map(unwrap).filter((line) => !line.every(isInCrimea)),
  };
}

/** Natural Earth shows de facto control; UN resolution 68/262 assigns Crimea to Ukraine. */
const isInCrimea = ([longitude, latitude]: Point) =>
  longitude > 32 && longitude < 37 && latitude > 44 && latitude < 46.5;

/** Continues lines beyond the 180th meridian, instead of wrapping around. */
function unwrap(line: readonly (readonly number[])[]): Line {
  let turns = 0;
  return line.map(([longitude, latitude], index) => {
    const step = longitude! - (line[index - 1]?.[0] ?? longitude!);
    if (Math.abs(step) > 180) turns -= Math.sign(step);
    return [longitude! + turns * 360, latitude!];
  });
}

/** False for Antarctica, which spans all longitudes. */
const isClosed = (ring: Line) => Math.abs(ring[0]![0] - ring.at(-1)![0]) < 1;

/** Units between points: about three pixels on a map of one country, a third on one of Europe. */
const linesStep = 2;
const pictureStep = 4;
const smallestIsland = 24;

function toLines({ land, borders }: Outline, step: number): WorldLines {
  const toUnits = (line: Line) =>
    thin(
      line.map(([longitude, latitude]): Point => {
        const { x, y } = project({ longitude, latitude });
        return [Math.round(x * worldSize), Math.round(y * worldSize)];
      }),
      () => step,
    );
  return {
    land: land
      .flat()
      .map(toUnits)
      .filter((ring) => areaOf(ring) >= smallestIsland),
    borders: borders.map(toUnits),
  };
}

function toPicture({ land, borders }: WorldLines): string {
  const paths = [
    `<path id="land" d="${land.map(pathOf).join("")}"/>`,
    `<path id="borders" vector-effect="non-scaling-stroke" d="${borders.map(pathOf).join("")}"/>`,
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${worldSize} ${worldSize}">${paths.join("")}</svg>`;
}

const areaOf = (ring: Line) =>
  Math.abs(
    ring.reduce((sum, [x, y], index) => {
      const [nextX, nextY] = ring[(index + 1) % ring.length]!;
      return sum + (x * nextY - nextX * y) / 2;
    }, 0),
  );

/** Degrees between points; also the minimum area of an island in square degrees. */
const dataStep = 0.05;
const smallestDataIsland = 0.004;

function toGeoJson({ land, borders }: Outline) {
  const round = (line: Line) =>
    line.map(([longitude, latitude]) => [Number(longitude.toFixed(2)), Number(latitude.toFixed(2))]);
  const ring = (line: Line) => {
    const thinned = thin(line.slice(0, -1), () => dataStep);
    return round([...thinned, thinned[0]!]);
  };
  const coordinates = land
    .filter(([coast]) => coast && areaOf(coast) >= smallestDataIsland)
    .map((rings) => rings.map(ring).filter(({ length }) => length > 3));
  const lines = borders.map((line) => round(thin(line, () => dataStep))).filter(({ length }) => length > 1);
  const toFeature = (geometry: object) => ({ type: "Feature", properties: {}, geometry });
  return {
    type: "FeatureCollection",
    features: [
      toFeature({ type: "MultiPolygon", coordinates }),
      toFeature({ type: "MultiLineString", coordinates: lines }),
    ],
  };
}
