import { relative } from "node:path";

import { getCatalogs } from "@lingui/cli/api";
import { getConfig } from "@lingui/conf";

import { textRoles } from "#app/validation/fields.ts";
import type { Problem } from "#app/server/data/import/problem.ts";
import { projectRoot } from "#app/server/ops/project-root.server.ts";

import { compareTexts } from "./check-languages.ts";

/** Adds new messages to all interface catalogs and removes obsolete ones. */
export async function extractInterface() {
  const config = getConfig({ cwd: projectRoot });
  for (const catalog of await getCatalogs(config)) {
    const written = await catalog.make({ clean: true, overwrite: false, orderBy: config.orderBy });
    if (!written) throw new Error(`${catalog.path}: the messages of the code could not be read`);
  }
}

/** One problem per interface catalog of a locale that is out of date. */
export async function checkInterfaceCatalogs(): Promise<Map<string, Problem[]>> {
  const config = getConfig({ cwd: projectRoot });
  const problems = new Map<string, Problem[]>(config.locales.map((locale) => [locale, []]));
  for (const catalog of await getCatalogs(config)) {
    const messages = await catalog.collect();
    if (!messages) throw new Error(`${catalog.path}: the messages of the code could not be read`);
    const wanted = keysOf(messages);
    for (const locale of config.locales) {
      const existing = keysOf((await catalog.read(locale)) ?? {});
      const file = relative(projectRoot, catalog.getFilename(locale));
      problems.get(locale)!.push(...compareTexts(file, locale, wanted, existing));
    }
  }
  return problems;
}

/** The id is derived from the text. The text's role is a comment. */
const keysOf = (messages: Record<string, { comments?: string[] }>) =>
  new Set(
    Object.entries(messages).map(([id, { comments = [] }]) =>
      [id, ...textRoles.filter((role) => comments.includes(role))].join(" "),
    ),
  );
