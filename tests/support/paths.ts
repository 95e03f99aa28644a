import { readdirSync } from "node:fs";
import { join } from "node:path";

import { pages } from "#app/site/pages.ts";
import { contentFolder } from "#app/server/ops/project-root.server.ts";

/** One page of every kind that has a route of its own. */
export const screens = Object.values(pages).flatMap(({ examples }) => examples);

/** Pages made of blocks, and of Markdown. */
export const contentPages = readdirSync(join(contentFolder, "pages"))
  .map((file) => `/${file.replace(/\.\w+$/, "")}`)
  .filter((path) => path !== "/home");

/** Every page that looks different from all others. */
export const paths = [...screens, ...contentPages];

/** Answered with the error page. */
export const missingPath = "/nope";
