import { globSync } from "node:fs";

import { describe, expect, test } from "vitest";

import { projectRoot } from "#app/server/project-root.server.ts";
import { files, type Import, imports, sourceOf } from "#tests/support/import-graph.ts";

const show = ({ from, to }: Import) => `${from} → ${to}`;
const violations = (matches: (edge: Import) => boolean) => imports.filter(matches).map(show);
const isServerFile = (path: string) => /\.server\.tsx?$/.test(path);
const folderOf = (path: string) => path.split("/").slice(0, 2).join("/");

test("the walk sees the code", () => {
  expect(files.length).toBeGreaterThan(100);
  expect(imports.length).toBeGreaterThan(300);
});

describe("imports flow one way", () => {
  /** What each folder may import at run time, besides packages, itself and the styles. */
  const allowed: Record<string, string[]> = {
    "app/ui": ["app/blocks/fields.ts"],
    "app/site": ["app/blocks/fields.ts"],
    "app/i18n": ["app/site"],
    "app/validation": [],
    "app/catalog": ["app/ui", "app/site"],
    "app/forms": ["app/ui", "app/site", "app/validation", "app/server/submissions"],
    "app/support": ["app/ui", "app/site", "app/forms", "app/server/submissions"],
    "app/stores": ["app/ui", "app/site"],
    "app/journal": ["app/ui", "app/site"],
    "app/search": ["app/ui", "app/site", "app/catalog"],
    "app/layout": ["app/ui", "app/site", "app/search/box", "app/framework"],
    "app/gallery": ["app/blocks", "app/site"],
    "app/blocks": [
      "app/ui",
      "app/site",
      "app/catalog",
      "app/support",
      "app/stores",
      "app/journal",
      "app/forms",
      "app/server",
    ],
    "app/framework": [],
    "app/server": ["app/site", "app/blocks", "app/i18n", "app/framework"],
  };
  const isAllowed = ({ from, to }: Import) => {
    const folder = folderOf(from);
    const targets = [folder, ...(allowed[folder] ?? [])];
    return !to.startsWith("app/") || targets.some((target) => to === target || to.startsWith(`${target}/`));
  };

  test.each(Object.keys(allowed))("%s imports only what stands below it", (folder) => {
    expect(
      violations((edge) => folderOf(edge.from) === folder && !edge.typeOnly && !isAllowed(edge)),
    ).toEqual([]);
  });

  test("nothing but the router imports routes", () => {
    expect(
      violations(({ from, to }) => to.startsWith("app/routes/") && !from.startsWith("app/routes/")),
    ).toEqual([]);
  });
});

describe("boundaries", () => {
  test("no block imports another block", () => {
    const kindOf = (path: string) => /^app\/blocks\/([^/]+)\//.exec(path)?.[1];
    expect(
      violations(({ from, to }) => Boolean(kindOf(from) && kindOf(to) && kindOf(from) !== kindOf(to))),
    ).toEqual([]);
  });

  test("only server files import server files, but for the RPC wrappers, entries and the routes of forms and files", () => {
    const mayImport = (path: string) =>
      isServerFile(path) ||
      /\.functions\.ts$|\.middleware\.ts$|^app\/(entry-server|main|run-server)\.ts$|^app\/routes\/(\$slug|service-center)\.tsx$|^app\/routes\/[^/]+\[\.\]\w+\.ts$|^app\/routes\/api\/[\w-]+\.ts$/.test(
        path,
      );
    expect(violations(({ from, to, typeOnly }) => !typeOnly && isServerFile(to) && !mayImport(from))).toEqual(
      [],
    );
  });

  test("only the database folder and repositories import Drizzle and the tables", () => {
    const isStore = (path: string) => path.startsWith("app/server/db/") || path.endsWith(".repo.server.ts");
    expect(
      violations(
        ({ from, to, typeOnly }) =>
          !typeOnly && /^drizzle-orm|^app\/server\/db\/schema/.test(to) && !isStore(from),
      ),
    ).toEqual([]);
  });

  test("pages read what may be a replica: only these ask the primary", () => {
    const mayAsk = [
      "app/server/db/client.server.ts",
      "app/server/runtime.server.ts",
      "app/server/submissions/take-submission.server.ts",
      "app/server/delivery/start-delivery.server.ts",
      "app/server/operations/delivery-metrics.server.ts",
    ];
    const asksPrimary = /\bdatabase\.db\b|[{,]\s*db\b[^=]*\} = [\w.]*database;/;
    const asking = files.filter((file) => /\.tsx?$/.test(file) && asksPrimary.test(sourceOf(file)));
    expect(asking.filter((file) => !mayAsk.includes(file))).toEqual([]);
  });

  test("nobody imports Lingui's global instance", () => {
    const globalInstance = /import\s+\{[^}]*\bi18n\b[^}]*\}\s+from\s+"@lingui\/core"/;
    expect(files.filter((file) => globalInstance.test(sourceOf(file)))).toEqual([]);
  });

  test("pages are drawn without the name of the brand in the code", () => {
    const sources = [...files, ...globSync("styles/**/*.ts", { cwd: projectRoot })];
    expect(sources.filter((file) => /ametrin/i.test(sourceOf(file)))).toEqual([]);
  });

  test("no import cycle", () => {
    const edges = Map.groupBy(
      imports.filter(({ typeOnly, to }) => !typeOnly && to.startsWith("app/")),
      ({ from }) => from,
    );
    const cycles: string[] = [];
    const done = new Set<string>();
    const visit = (file: string, path: string[]) => {
      if (path.includes(file)) cycles.push([...path.slice(path.indexOf(file)), file].join(" → "));
      if (done.has(file) || path.includes(file)) return;
      for (const { to } of edges.get(file) ?? []) visit(to, [...path, file]);
      done.add(file);
    };
    for (const file of files) visit(file, []);
    expect(cycles).toEqual([]);
  });
});

describe("names", () => {
  test("files and folders are kebab-case", () => {
    const named =
      /^(?:[a-z0-9]+(?:-[a-z0-9]+)*(?:\.(?:server|repo|functions|middleware|schema|queries|fixture|gen|d))*|__root|\$slug|\{-\$slug\}|[a-z-]+(?:\{\$part\})?\[\.\](?:txt|xml))\.tsx?$/;
    expect(files.filter((file) => !named.test(file.split("/").at(-1)!))).toEqual([]);
  });

  test("no drawers for whatever has no place", () => {
    expect(files.filter((file) => /\b(utils?|helpers?|misc|common)\b/.test(file))).toEqual([]);
  });
});

test("sharp is loaded in one place, which bounds its memory", () => {
  const loaders = files.filter((file) => /import\("sharp"\)|^import (?!type).*"sharp"/m.test(sourceOf(file)));
  expect(loaders.filter((file) => file.startsWith("app/") && !file.includes(".test."))).toEqual([
    "app/server/media/load-sharp.server.ts",
  ]);
});
