import { parse } from "yaml";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";

import { sitesFile } from "#app/server/data/import/site.schema.ts";
import { projectRoot } from "#app/server/ops/project-root.server.ts";

import { walked } from "./paths.ts";

const file = v.parse(sitesFile, parse(readFileSync(join(projectRoot, "content/sites.yaml"), "utf8")));

/** The sixteen sites of the demo content. */
export const { sites, defaultSite } = file;

/** In Latin, Cyrillic and Greek letters. */
const sample = ["en", "uk", "el"];

export const walkedSites = walked(
  sites,
  sites.filter(({ code }) => sample.includes(code)),
);
