import { globSync } from "node:fs";
import { join } from "node:path";

import { projectRoot } from "../project-root.server.ts";
import { readCatalog } from "./catalog-file.server.ts";
import { checkCatalog } from "./check-content.server.ts";
import type { Content } from "./localize-content.ts";
import type { Problem } from "./problem.ts";

/** Checks placeholders and plural forms of the interface catalogs in `app/locales`. */
export function checkInterfaceCatalogs({ sites }: Pick<Content, "sites">): Problem[] {
  return sites.value.sites.flatMap(({ code, languageTag }) =>
    globSync(`app/locales/${code}/*.po`, { cwd: projectRoot }).flatMap((path) => {
      const catalog = readCatalog(projectRoot, join(projectRoot, path));
      return "entries" in catalog ? checkCatalog(catalog, languageTag) : [catalog];
    }),
  );
}
