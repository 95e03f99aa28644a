/**
 * Draws the world's land and borders before a build: as a small picture, which is a map's first
 * paint and all that is seen of it without JavaScript, and as the data of the map that moves. Both
 * are made from Natural Earth (public domain) at 1:50 million.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { feature, mesh } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import type { Plugin } from "vite";

import { project } from "../app/stores/map/mercator.ts";
import { projectRoot } from "../app/server/project-root.server.ts";

type World = Topology<{ countries: GeometryCollection; land: GeometryCollection }>;
type Point = readonly [number, number];
type Line = readonly Point[];
type Outline = { /** Each with its lakes. */ land: Line[][]; borders: Line[] };

const source = join(projectRoot, "node_modules/world-atlas/countries-50m.json");
const folder = join(projectRoot, "app/stores/map");
const files = {
  picture: join(folder, "world-picture.svg"),
  data: join(folder, "world-data.json"),
};

/** For the build and for tests: both import the files. */
export const worldMap = (): Plugin => ({
  name: "world-map",
  buildStart() {
    if (Object.values(files).every((file) => existsSync(file))) return;
    const outline = readOutline();
    writeFileSync(files.picture, toPicture(outline));
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

/** Natural Earth draws who is in control; the United Nations count Crimea to Ukraine (68/262). */
const isInCrimea = ([longitude, latitude]: Point) =>
  longitude > 32 && longitude < 37 && latitude > 44 && latitude < 46.5;

/** Land that crosses the 180th meridian goes on beyond it, instead of once round the world. */
function unwrap(line: readonly (readonly number[])[]): Line {
  let turns = 0;
  return line.map(([longitude, latitude], index) => {
    const step = longitude! - (line[index - 1]?.[0] ?? longitude!);
    if (Math.abs(step) > 180) turns -= Math.sign(step);
    return [longitude! + turns * 360, latitude!];
  });
}

/** Antarctica, which goes once round the world, is not. */
const isClosed = (ring: Line) => Math.abs(ring[0]![0] - ring.at(-1)![0]) < 1;

/** Leaves out the points that are nearer than `step` to the last one kept. */
function thin(line: Line, step: number): Line {
  const kept: Point[] = [];
  for (const point of line) {
    const last = kept.at(-1);
    if (!last || Math.hypot(point[0] - last[0], point[1] - last[1]) >= step) kept.push(point);
  }
  return kept;
}

/** The picture's width and height, in its own units. */
const size = 8192;
/** Units between points, and square units of an island that is drawn. */
const pictureStep = 4;
const smallestIsland = 24;

function toPicture({ land, borders }: Outline): string {
  const toUnits = (line: Line) =>
    thin(
      line.map(([longitude, latitude]): Point => {
        const { x, y } = project({ longitude, latitude });
        return [Math.round(x * size), Math.round(y * size)];
      }),
      pictureStep,
    );
  const coast = land
    .flat()
    .map(toUnits)
    .filter((ring) => areaOf(ring) >= smallestIsland);
  const paths = [
    `<path id="land" d="${coast.map(draw).join("")}"/>`,
    `<path id="borders" vector-effect="non-scaling-stroke" d="${borders.map(toUnits).map(draw).join("")}"/>`,
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">${paths.join("")}</svg>`;
}

const areaOf = (ring: Line) =>
  Math.abs(
    ring.reduce((sum, [x, y], index) => {
      const [nextX, nextY] = ring[(index + 1) % ring.length]!;
      return sum + (x * nextY - nextX * y) / 2;
    }, 0),
  );

/** A path of steps from point to point: they are shorter to write than places. */
function draw([start, ...rest]: Line): string {
  if (!start || rest.length === 0) return "";
  let last = start;
  const steps = rest.map(([x, y]) => {
    const [dx, dy] = [x - last[0], y - last[1]];
    last = [x, y];
    return `${dx},${dy}`;
  });
  return `M${start.join(",")}l${steps.join(" ")}`;
}

/** Degrees between points, and square degrees of an island that is drawn. */
const dataStep = 0.05;
const smallestDataIsland = 0.004;

function toGeoJson({ land, borders }: Outline) {
  const round = (line: Line) =>
    line.map(([longitude, latitude]) => [Number(longitude.toFixed(2)), Number(latitude.toFixed(2))]);
  const ring = (line: Line) => {
    const thinned = thin(line.slice(0, -1), dataStep);
    return round([...thinned, thinned[0]!]);
  };
  const coordinates = land
    .filter(([coast]) => coast && areaOf(coast) >= smallestDataIsland)
    .map((rings) => rings.map(ring).filter(({ length }) => length > 3));
  const lines = borders.map((line) => round(thin(line, dataStep))).filter(({ length }) => length > 1);
  const toFeature = (geometry: object) => ({ type: "Feature", properties: {}, geometry });
  return {
    type: "FeatureCollection",
    features: [
      toFeature({ type: "MultiPolygon", coordinates }),
      toFeature({ type: "MultiLineString", coordinates: lines }),
    ],
  };
}
