import { linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import babel from "@rolldown/plugin-babel";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

const plugins = () => [react(), babel({ presets: [linguiTransformerBabelPreset()] })];

/** Tests that start servers share two cores: one file at a time. */
const serial = { fileParallelism: false, testTimeout: 60_000, hookTimeout: 60_000 };

export default defineConfig({
  test: {
    projects: [
      {
        plugins: plugins(),
        test: { name: "unit", include: ["app/**/*.test.{ts,tsx}", "tests/architecture/**/*.test.ts"] },
      },
      {
        test: {
          name: "embedded",
          include: ["tests/integration/**/*.test.ts"],
          env: { TEST_DATABASE: "embedded" },
          ...serial,
        },
      },
      {
        test: {
          name: "postgres",
          include: ["tests/integration/**/*.test.ts"],
          env: { TEST_DATABASE: "postgres" },
          ...serial,
        },
      },
      { test: { name: "matrix", include: ["tests/matrix/**/*.test.ts"], ...serial } },
      { test: { name: "e2e", include: ["tests/e2e/**/*.test.ts"], ...serial } },
    ],
  },
});
