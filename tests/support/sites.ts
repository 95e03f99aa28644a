import { parse } from "yaml";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";

import { sitesFile } from "#app/server/data/import/site.schema.ts";
import { contentFolder } from "#app/server/ops/project-root.server.ts";

import { walked } from "./paths.ts";

const file = v.parse(sitesFile, parse(readFileSync(join(contentFolder, "sites.yaml"), "utf8")));

export const { sites, defaultSite } = file;

/** In Latin, Cyrillic and Greek letters. */
const sample = ["en", "uk", "el"];

export const walkedSites = walked(
  sites,
  sites.filter(({ code }) => sample.includes(code)),
);
