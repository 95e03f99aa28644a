import { parse } from "yaml";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";

import { sitesFile } from "#app/server/data/import/site.schema.ts";
import { contentFolder, projectRoot } from "#app/server/ops/project-root.server.ts";

import { walked } from "./paths.ts";

const file = v.parse(sitesFile, parse(readFileSync(join(contentFolder, "sites.yaml"), "utf8")));

export const { sites, defaultSite } = file;

export const { host: defaultHost } = sites.find(({ code }) => code === defaultSite)!;

/** False on the brand of the tests. */
export const onDemo = contentFolder === join(projectRoot, "content");

/** One site each in Latin, Cyrillic and Greek script. */
const sample = ["en", "uk", "el"];

export const walkedSites = walked(
  sites,
  sites.filter(({ code }) => sample.includes(code)),
);
