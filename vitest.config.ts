import { lingui, linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import babel from "@rolldown/plugin-babel";
import { defineConfig } from "vitest/config";

import { bootScript } from "./scripts/boot-script.ts";
import { subsetFonts } from "./scripts/subset-fonts.ts";
import { worldMap } from "./scripts/world-map.ts";

const plugins = () => [
  worldMap(),
  subsetFonts(),
  bootScript(),
  lingui(),
  babel({ presets: [linguiTransformerBabelPreset()] }),
];

const contentDatabase = "tests/support/content-database.setup.ts";

/** Of tests that start servers; `env` names the database. */
const onServer = {
  testTimeout: 90_000,
  hookTimeout: 120_000,
  // Of a busy machine too: what comes at all comes within seconds.
  expect: { poll: { timeout: 10_000 } },
  globalSetup: [contentDatabase],
  env: { TEST_DATABASE: "embedded" },
  // A shared machine stands still for seconds now and then. What fails twice is wrong.
  retry: process.env.CI ? 1 : 0,
};

export default defineConfig({
  test: {
    // Browsers and servers are waited for: two files at a time keep two cores busy, more would be late.
    maxWorkers: 2,
    projects: [
      {
        plugins: plugins(),
        test: {
          name: "unit",
          include: ["app/**/*.test.{ts,tsx}", "scripts/**/*.test.ts", "tests/architecture/**/*.test.ts"],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: "embedded",
          include: ["tests/integration/**/*.test.ts"],
          ...onServer,
        },
      },
      {
        test: {
          name: "postgres",
          include: ["tests/integration/**/*.test.ts"],
          ...onServer,
          env: { TEST_DATABASE: "postgres" },
        },
      },
      { plugins: plugins(), test: { name: "server", include: ["tests/server/**/*.test.ts"], ...onServer } },
      { test: { name: "matrix", include: ["tests/matrix/**/*.test.ts"], ...onServer } },
      {
        test: {
          name: "e2e",
          include: ["tests/e2e/**/*.test.ts"],
          ...onServer,
          globalSetup: [contentDatabase, "tests/support/browser-tests.setup.ts"],
        },
      },
    ],
  },
});
