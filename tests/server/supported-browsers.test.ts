/**
 * The built styles use only features of the supported browsers: docs/decisions/044-supported-browsers.md. Scripts:
 * oxlint.
 */
import { join } from "node:path";

import css from "@eslint/css";
import { ESLint } from "eslint";
import { expect, test } from "vitest";

import { projectRoot } from "#app/server/ops/project-root.server.ts";

const built = join(projectRoot, "dist/client/assets");

/** Features for decoration: without them a page looks plainer or moves less, but nothing is lost. */
const decoration = {
  atRules: ["starting-style"],
  properties: [
    "accent-color",
    "backdrop-filter",
    "break-after",
    "content-visibility",
    "forced-color-adjust",
    "hyphenate-limit-chars",
    "overflow-anchor",
    "overscroll-behavior",
    "overscroll-behavior-x",
    "paint-order",
    "print-color-adjust",
    "resize",
    "scrollbar-color",
    "scrollbar-gutter",
    "scrollbar-width",
    "text-wrap",
    "user-select",
  ],
  selectors: [
    "details-content",
    "fullscreen",
    "marker",
    "selection",
    "view-transition",
    "view-transition-group",
  ],
};

/** Supported by every browser, or the name of a font; not among the features of Baseline. */
const old = { properties: ["clip"], values: { "font-family": ["ui-monospace"] } };

const styles = new ESLint({
  cwd: built,
  overrideConfigFile: true,
  overrideConfig: {
    files: ["**/*.css"],
    plugins: { css },
    language: "css/css",
    languageOptions: { tolerant: true },
    rules: {
      "css/use-baseline": [
        "error",
        {
          available: "widely",
          allowAtRules: decoration.atRules,
          allowProperties: [...decoration.properties, ...old.properties],
          allowPropertyValues: old.values,
          allowSelectors: decoration.selectors,
        },
      ],
    },
  },
});

test("built styles use features of all supported browsers, or features that are optional", async () => {
  const files = await styles.lintFiles(["*.css"]);
  expect(files.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([]);
});

test("a newer feature is reported", async () => {
  const [file] = await styles.lintText("a { interpolate-size: allow-keywords }", { filePath: "a.css" });
  expect(file!.messages).toHaveLength(1);
});
