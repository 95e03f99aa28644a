import { execFileSync } from "node:child_process";

import { expect, test } from "vitest";

import { contentFolder, projectRoot } from "#app/server/ops/project-root.server.ts";
import { testedBrand } from "#tests/support/tested-brand.mjs";

const foldersWith = (environment: Record<string, string>): unknown => {
  const script = `
    const { checkedBrand } = await import("./tests/support/tested-brand.mjs");
    const { contentFolder } = await import("./app/server/ops/project-root.server.ts");
    console.log(JSON.stringify([contentFolder, checkedBrand]));`;
  return JSON.parse(
    execFileSync(process.execPath, ["--input-type=module", "--eval", script], {
      cwd: projectRoot,
      env: environment,
      encoding: "utf8",
    }),
  );
};

test("tests run on their own brand, and the checks on that of CONTENT_DIR", () => {
  expect(contentFolder).toBe(testedBrand);
  expect(foldersWith({})).toEqual([testedBrand, `${projectRoot}/content`]);
  const named = foldersWith({ CONTENT_DIR: "/srv/nordlys" });
  expect(named).toEqual([testedBrand, "/srv/nordlys"]);
});

test("a process that a test starts keeps both", () => {
  expect(foldersWith({ CONTENT_DIR: testedBrand, CHECKED_BRAND: "/srv/nordlys" })).toEqual([
    testedBrand,
    "/srv/nordlys",
  ]);
});
