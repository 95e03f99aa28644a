import { dirname } from "node:path";

import { describe, expect, test } from "vitest";

import { files, type Import, imports, laterImports, sourceOf } from "#tests/support/import-graph.ts";

const show = ({ from, to }: Import) => `${from} → ${to}`;
const violations = (matches: (edge: Import) => boolean) => imports.filter(matches).map(show);
const isServerFile = (path: string) => /\.server\.tsx?$/.test(path);

test("the walk sees the code", () => {
  expect(files.length).toBeGreaterThan(100);
  expect(imports.length).toBeGreaterThan(300);
  expect(laterImports.length).toBeGreaterThan(10);
});

/**
 * The folders of the application, from top to bottom. A file imports only from its own layer and from those below,
 * types included. A layer is a folder with all its contents, or, if it ends in `/*`, only the files directly in it.
 */
const layers = [
  "app/server/development",
  "app/routes",
  "app/server/domain/search-engines",
  "app/features/gallery",
  "app/*",
  "app/server/http",
  "app/server/*",
  "app/server/documents",
  "app/server/data/bulk",
  "app/server/data/import",
  "app/layout",
  "app/server/domain/pages",
  "app/blocks",
  "app/server/domain/configuration",
  "app/features/support",
  "app/features/stores",
  "app/server/domain/places",
  "app/server/domain/submissions",
  "app/features/journal",
  "app/server/domain/journal",
  "app/server/domain/content",
  "app/features/search",
  "app/server/domain/search",
  "app/features/products",
  "app/server/domain/catalog",
  "app/server/domain/support",
  "app/server/scope",
  "app/server/outbound/delivery",
  "app/server/outbound/mail",
  "app/server/uploads",
  "app/server/outbound/platform",
  "app/server/outbound/carrier",
  "app/server/media",
  "app/server/cache",
  "app/server/limits",
  "app/server/domain/sites",
  "app/server/domain/insights",
  "app/server/data/database",
  "app/server/outbound/upstream",
  "app/server/ops",
  "app/forms",
  "app/seo",
  "app/i18n",
  "app/ui",
  "app/browser",
  "app/server/domain/markdown",
  "app/site",
  "app/validation",
  "app/framework",
];

const layersOf = (file: string): string[] =>
  layers.filter((layer) =>
    layer.endsWith("/*") ? dirname(file) === layer.slice(0, -2) : file.startsWith(`${layer}/`),
  );

/** Every import between two layers, once per pair of files. */
const between = (edges: readonly Import[]) =>
  edges
    .filter(({ to }) => to.startsWith("app/"))
    .map((edge) => ({ edge, from: layersOf(edge.from)[0]!, to: layersOf(edge.to)[0]! }))
    .filter(({ from, to }) => from !== to);

const upwards = (edges: readonly Import[]) =>
  between(edges)
    .filter(({ from, to }) => layers.indexOf(to) < layers.indexOf(from))
    .map(({ edge }) => show(edge));

/** @returns each cycle as a path that ends where it starts */
function cyclesOf(edges: readonly (readonly [from: string, to: string])[]): string[] {
  const targets = Map.groupBy(edges, ([from]) => from);
  const cycles: string[] = [];
  const done = new Set<string>();
  const visit = (node: string, path: string[]) => {
    if (path.includes(node)) cycles.push([...path.slice(path.indexOf(node)), node].join(" → "));
    if (done.has(node) || path.includes(node)) return;
    for (const [, to] of targets.get(node) ?? []) visit(to, [...path, node]);
    done.add(node);
  };
  for (const [from] of edges) visit(from, []);
  return cycles;
}

const folderCycles = (edges: readonly Import[]) => [
  ...new Set(cyclesOf(between(edges).map(({ from, to }) => [from, to]))),
];

describe("layers", () => {
  const all = [...imports, ...laterImports];

  test("every file belongs to exactly one", () => {
    expect(files.filter((file) => layersOf(file).length !== 1)).toEqual([]);
  });

  test("each has files", () => {
    expect(layers.filter((layer) => !files.some((file) => layersOf(file).includes(layer)))).toEqual([]);
  });

  test("imports point downwards only, types included", () => {
    expect(upwards(all)).toEqual([]);
  });

  test("no cycle between folders, types included", () => {
    expect(folderCycles(all)).toEqual([]);
  });

  test("a planted cycle is found", () => {
    const planted: Import[] = [
      { from: "app/site/format.ts", to: "app/ui/icon.tsx", typeOnly: true },
      { from: "app/ui/icon.tsx", to: "app/site/format.ts", typeOnly: false },
    ];
    expect(upwards(planted)).toEqual(["app/site/format.ts → app/ui/icon.tsx"]);
    expect(folderCycles(planted)).toEqual(["app/site → app/ui → app/site"]);
  });

  test("the application imports nothing of what builds, tests or measures it", () => {
    const outside = /^(?:build|tools|scripts|tests|bench)\//;
    expect(all.filter(({ to }) => outside.test(to)).map(show)).toEqual([]);
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
      /\.functions\.ts$|\.middleware\.ts$|^app\/(entry-server|main|run-server)\.ts$|^app\/routes\/(\$slug|service-center|service-request|subscription)\.tsx$|^app\/routes\/.+\[\.\]\w+\.ts$|^app\/routes\/api\/[\w-]+\.ts$/.test(
        path,
      );
    expect(violations(({ from, to, typeOnly }) => !typeOnly && isServerFile(to) && !mayImport(from))).toEqual(
      [],
    );
  });

  test("only the database folder and repositories import Drizzle and the tables", () => {
    const isStore = (path: string) =>
      path.startsWith("app/server/data/database/") || path.endsWith(".repo.server.ts");
    expect(
      violations(
        ({ from, to, typeOnly }) =>
          !typeOnly && /^drizzle-orm|^app\/server\/data\/database\/schema/.test(to) && !isStore(from),
      ),
    ).toEqual([]);
  });

  test("pages read what may be a replica: only these query the primary", () => {
    const mayRequest = [
      "app/server/data/database/client.server.ts",
      "app/server/import-in-process.server.ts",
      "app/server/live-content.server.ts",
      "app/server/runtime.server.ts",
      "app/server/domain/submissions/find-progress.server.ts",
      "app/server/domain/submissions/receive-submission.server.ts",
      "app/server/domain/submissions/receive-subscription.server.ts",
      "app/server/domain/submissions/store-form.server.ts",
      "app/server/domain/submissions/subscription.server.ts",
      "app/server/outbound/delivery/start-delivery.server.ts",
      "app/server/http/delivery-metrics.server.ts",
    ];
    const queriesPrimary = /\bdatabase\.db\b|[{,]\s*db\b[^=]*\} = [\w.]*database;/;
    const querying = files.filter((file) => /\.tsx?$/.test(file) && queriesPrimary.test(sourceOf(file)));
    expect(querying.filter((file) => !mayRequest.includes(file))).toEqual([]);
  });

  test("no file imports Lingui's global instance", () => {
    const globalInstance = /import\s+\{[^}]*\bi18n\b[^}]*\}\s+from\s+"@lingui\/core"/;
    expect(files.filter((file) => globalInstance.test(sourceOf(file)))).toEqual([]);
  });

  test("no import cycle between files at run time", () => {
    const edges = imports.filter(({ typeOnly, to }) => !typeOnly && to.startsWith("app/"));
    expect(cyclesOf(edges.map(({ from, to }) => [from, to]))).toEqual([]);
  });
});

describe("names", () => {
  test("files and folders are kebab-case", () => {
    const named =
      /^(?:[a-z0-9]+(?:-[a-z0-9]+)*(?:\.(?:definition|form|recipes|server|repo|functions|middleware|schema|queries|gen|d))*|__root|\$slug|\{-\$slug\}|(?:[a-z-]+|[a-z-]*\{\$(?:part|slug)\})\[\.\](?:txt|xml|jpg))\.tsx?$/;
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
