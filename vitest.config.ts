import { checkedBrand, demoBrand, testedBrand } from "./tests/support/tested-brand.mjs";
import { lingui, linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import babel from "@rolldown/plugin-babel";
import { defineConfig } from "vitest/config";
import { globSync } from "node:fs";
import { matchesGlob } from "node:path";

import { bootScript } from "./build/boot-script.ts";
import { subsetFonts } from "./build/subset-fonts.ts";
import { worldMap } from "./build/world-map.ts";
import { onTheDemo } from "./tests/support/on-the-demo.mjs";
// For the databases that the setups fill in this process; `execArgv` is for those of the tests.
import "./scripts/quick-imports.mjs";

const plugins = () => [
  worldMap(),
  subsetFonts(),
  bootScript(),
  lingui(),
  babel({ presets: [linguiTransformerBabelPreset()] }),
];

/** `npm test -- --all`, or a slow file named by its path. */
const withSlowTests = process.env.SLOW_TESTS === "on";

const support = (name: string) => `tests/support/${name}.setup.ts`;
const embedded = support("embedded-databases");
const postgres = support("postgres-content");

/** Takes seconds: too slow for `npm run check`. */
const readsAllContent = [
  "app/server/documents/**/*.test.ts",
  "app/server/data/import/{load-content,check-content,check-fields,check-sites}.test.ts",
];

const onTestedBrand = { CONTENT_DIR: testedBrand };

/** No module here has a state that a test changes; to load them once takes half of the time. */
const inOneProcess = {
  testTimeout: 120_000,
  hookTimeout: 120_000,
  isolate: false,
  restoreMocks: true,
  unstubGlobals: true,
  env: onTestedBrand,
};

/** Of tests that start servers; `env` names the database. */
const onServer = {
  // Against tests that hang, not against slow ones: a busy machine may take ten times as long.
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 60_000 } },
  env: { ...onTestedBrand, TEST_DATABASE: "embedded" },
  exclude: withSlowTests ? [] : ["**/*.slow.test.ts"],
};

/**
 * Reads, and rows that one operator's command writes alone. The embedded database is PostgreSQL too and runs them every
 * day; a server runs them with `--all`. Imports, deliveries, locks and notifications run on both every day.
 */
const alikeOnBoth = [
  "catalog-files",
  "category-lists",
  "decisions",
  "pages",
  "places",
  "product-lists*",
  "search*",
  "service-progress",
  "submissions-command",
].map((name) => `tests/integration/${name}.test.ts`);

/** Of tests of use cases on a database: each file has one of its own, and no module has a state that it changes. */
const onDatabase = { include: ["tests/integration/**/*.test.ts"], ...onServer, isolate: false };

type Project = {
  plugins?: ReturnType<typeof plugins>;
  test: { name: string; include: string[]; exclude: string[]; env: Record<string, string> };
};

/** A project on the tests' brand, and one on the demo for its files that want it. */
function onBothBrands<One extends Project>(project: One): One[] {
  const { name, include, exclude, env } = project.test;
  const wanting = globSync(include, { exclude, cwd: import.meta.dirname }).filter((file) =>
    onTheDemo.some((pattern) => matchesGlob(file, pattern)),
  );
  const one = { ...project, test: { ...project.test, exclude: [...exclude, ...wanting] } };
  if (wanting.length === 0) return [one];
  const onDemo = { ...env, CONTENT_DIR: demoBrand };
  return [
    one,
    { ...project, test: { ...project.test, name: `${name}-demo`, include: wanting, env: onDemo } },
  ];
}

export default defineConfig({
  test: {
    // Of two cores: a test that waits for a server, a browser or a moment leaves its core to the third. In CI certainty
    // counts more than time: what a phone on a slow line does within four seconds, it must do there too.
    maxWorkers: process.env.CI ? 2 : 3,
    execArgv: ["--import", "./scripts/quick-imports.mjs"],
    projects: [
      ...onBothBrands({
        plugins: plugins(),
        test: {
          name: "unit",
          include: ["{app,build}/**/*.test.{ts,tsx}", "tests/architecture/**/*.test.ts"],
          exclude: readsAllContent,
          ...inOneProcess,
        },
      }),
      ...onBothBrands({
        plugins: plugins(),
        test: {
          name: "tools",
          include: ["{tools,scripts}/**/*.test.ts", ...readsAllContent],
          exclude: [],
          ...inOneProcess,
        },
      }),
      ...onBothBrands({
        test: {
          name: "embedded",
          ...onDatabase,
          globalSetup: [embedded],
        },
      }),
      ...onBothBrands({
        test: {
          name: "postgres",
          ...onDatabase,
          exclude: withSlowTests ? [] : [...onDatabase.exclude, ...alikeOnBoth],
          globalSetup: [postgres],
          env: { ...onDatabase.env, TEST_DATABASE: "postgres" },
        },
      }),
      ...onBothBrands({
        plugins: plugins(),
        test: {
          name: "server",
          include: ["tests/server/**/*.test.ts"],
          ...onServer,
          globalSetup: [embedded, postgres],
        },
      }),
      {
        test: {
          name: "matrix",
          include: ["tests/matrix/**/*.test.ts"],
          ...onServer,
          env: { ...onServer.env, CONTENT_DIR: checkedBrand },
          globalSetup: [embedded],
        },
      },
      ...onBothBrands({
        test: {
          name: "e2e",
          include: ["tests/e2e/**/*.test.ts"],
          ...onServer,
          isolate: false,
          globalSetup: [embedded, support("browser-tests")],
        },
      }),
    ],
  },
});
