/**
 * Fails when the interface catalogs do not hold exactly the messages of the code, or when a locale is not translated
 * as a whole: visitors would read English there.
 */
import { spawnSync } from "node:child_process";
import { globSync, readFileSync, writeFileSync } from "node:fs";

import { translationCoverage } from "#app/server/content-import/coverage.server.ts";
import { loadContent } from "#app/server/content-import/load-content.server.ts";

const catalogs = globSync("app/locales/*/*.po");
const before = new Map(catalogs.map((path) => [path, readFileSync(path, "utf8")]));
const { status, stdout, stderr } = spawnSync("lingui", ["extract", "--clean"], { encoding: "utf8" });
if (status !== 0) {
  console.error(stdout, stderr);
  process.exit(1);
}
const changed = globSync("app/locales/*/*.po").filter(
  (path) => withoutDate(readFileSync(path, "utf8")) !== withoutDate(before.get(path) ?? ""),
);
if (changed.length === 0) {
  // Extraction touches the files; put them back as they were, so that the build is not stale.
  for (const [path, content] of before)
    if (readFileSync(path, "utf8") !== content) writeFileSync(path, content);
} else {
  console.error(
    `These catalogs did not hold the messages of the code. They do now: translate what is new and commit them.\n${changed.join("\n")}`,
  );
  process.exit(1);
}

const isWhole = ({ translated, total }: { translated: number; total: number }) => translated === total;
for (const { locale, content, interface: messages } of translationCoverage(loadContent())) {
  const ofContent = content ? `  content ${percent(content)}` : "";
  console.log(`${locale.padEnd(3)}  interface ${percent(messages)}${ofContent}`);
  if (!isWhole(messages) || (content && !isWhole(content))) {
    console.error(
      `${locale}: fill the empty translations in app/locales/${locale} and content/locales/${locale}.po`,
    );
    process.exitCode = 1;
  }
}

function percent({ translated, total }: { translated: number; total: number }) {
  return `${String(Math.floor((100 * translated) / Math.max(1, total))).padStart(3)} % (${translated} of ${total})`;
}

function withoutDate(catalog: string) {
  return catalog.replace(/^"POT-Creation-Date:.*$/m, "");
}
