/** The texts of the interface: what the code says now, and the catalogs that Lingui writes of it. */
import { relative } from "node:path";

import { getCatalogs } from "@lingui/cli/api";
import { getConfig } from "@lingui/conf";

import { textRoles } from "#app/validation/fields.ts";
import type { Problem } from "#app/server/data/import/problem.ts";
import { projectRoot } from "#app/server/ops/project-root.server.ts";

import { compareTexts } from "./check-languages.ts";

/** Writes new texts into all interface catalogs and takes out those that are gone. */
export async function extractInterface() {
  const config = getConfig({ cwd: projectRoot });
  for (const catalog of await getCatalogs(config)) {
    const written = await catalog.make({ clean: true, overwrite: false, orderBy: config.orderBy });
    if (!written) throw new Error(`${catalog.path}: the messages of the code could not be read`);
  }
}

/** A problem for each interface catalog that does not hold the texts that the code has now. */
export async function checkInterfaceCatalogs(): Promise<Problem[]> {
  const config = getConfig({ cwd: projectRoot });
  const problems: Problem[] = [];
  for (const catalog of await getCatalogs(config)) {
    const messages = await catalog.collect();
    if (!messages) throw new Error(`${catalog.path}: the messages of the code could not be read`);
    const wanted = keysOf(messages);
    for (const locale of config.locales) {
      const held = keysOf((await catalog.read(locale)) ?? {});
      const file = relative(projectRoot, catalog.getFilename(locale));
      problems.push(...compareTexts(file, locale, wanted, held));
    }
  }
  return problems;
}

/** The id is made of the text; what the text is on the page is a comment. */
const keysOf = (messages: Record<string, { comments?: string[] }>) =>
  new Set(
    Object.entries(messages).map(([id, { comments = [] }]) =>
      [id, ...textRoles.filter((role) => comments.includes(role))].join(" "),
    ),
  );
