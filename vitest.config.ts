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
// For the databases that the setups fill in this process; `execArgv` does the same for the tests' processes.
import "./scripts/quick-imports.mjs";

const plugins = () => [
  worldMap(),
  subsetFonts(),
  bootScript(),
  lingui(),
  babel({ presets: [linguiTransformerBabelPreset()] }),
];

/** Set by `npm test -- --all`, or by the path of a slow file. */
const withSlowTests = process.env.SLOW_TESTS === "on";

const support = (name: string) => `tests/support/${name}.setup.ts`;
const embedded = support("embedded-databases");
const postgres = support("postgres-content");

/** Takes seconds, which is too slow for `npm run check`. */
const readsAllContent = [
  "app/server/documents/**/*.test.ts",
  "app/server/data/import/{load-content,check-content,check-fields,check-sites}.test.ts",
];

const onTestedBrand = { CONTENT_DIR: testedBrand };

/** No test here changes the state of a module, so modules are loaded once, which halves the time. */
const inOneProcess = {
  testTimeout: 120_000,
  hookTimeout: 120_000,
  isolate: false,
  restoreMocks: true,
  unstubGlobals: true,
  env: onTestedBrand,
};

/** For tests that start servers; `env` names the database. */
const onServer = {
  // Against tests that hang: a busy machine may take ten times as long as usual.
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 60_000 } },
  env: { ...onTestedBrand, TEST_DATABASE: "embedded" },
  exclude: withSlowTests ? [] : ["**/*.slow.test.ts"],
};

/**
 * Tests of reads, and of writes by a single operator's command. They run daily on the embedded database, which is
 * PostgreSQL too, and on a server with `--all`. Imports, deliveries, locks and notifications run daily on both.
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

/** For tests of use cases: each file has its own database, and changes no state of a module. */
const onDatabase = { include: ["tests/integration/**/*.test.ts"], ...onServer, isolate: false };

type Project = {
  plugins?: ReturnType<typeof plugins>;
  test: { name: string; include: string[]; exclude: string[]; env: Record<string, string> };
};

/** Creates a project on the tests' brand, and one on the demo for the files in `onTheDemo`. */
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
    // Three workers on two cores, because tests often wait for servers and browsers. In CI reliability matters more
    // than speed: the limit of four seconds for a phone on a slow connection applies there too.
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
