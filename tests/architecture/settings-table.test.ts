import { readFileSync } from "node:fs";
import { join, relative } from "node:path";

import { expect, test } from "vitest";

import { projectRoot } from "#app/server/ops/project-root.server.ts";
import { parseSettings, settingNames } from "#app/server/ops/settings.server.ts";

const rows = [
  ...readFileSync(join(projectRoot, "docs/operations.md"), "utf8").matchAll(
    /^\| `([A-Z_]+)` +\| +(?:`([^`]+)`|([^|]*?)) +\|/gm,
  ),
].map(([, name, code, words]) => [name!, code ?? words!] as const);

test("docs/operations.md has every setting, and no other", () => {
  expect(rows.map(([name]) => name).toSorted()).toEqual(settingNames.toSorted());
});

test("and names the default of each", () => {
  const shown = (value: unknown) =>
    String(value ?? "").startsWith(projectRoot) ? relative(projectRoot, String(value)) : String(value ?? "");
  const defaults = parseSettings({});
  expect(Object.fromEntries(rows)).toEqual(
    Object.fromEntries(settingNames.map((name) => [name, shown(defaults[name])])),
  );
});
