import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { describe, expect, test } from "vitest";

import { editModelViewer } from "./model-viewer.ts";

const library = new URL("../node_modules/@google/model-viewer/lib/", import.meta.url);
const edited = (file: string) =>
  editModelViewer(file, readFileSync(fileURLToPath(new URL(`.${file}`, library)), "utf8"));

describe("the installed model-viewer, as it is built,", () => {
  test("has a constructed style sheet, no inline one, and no English landmark", () => {
    const template = edited("/template.js");
    expect(template).not.toMatch(/<style|aria-label="Live|tabindex="[1-9]/);
    expect(template).toMatch(/sheet\.replaceSync\("[^]*:host/);
    expect(edited("/model-viewer-base.js")).toMatch(/static get styles\(\) \{\s+return sheet;/);
  });

  test("has no focusable element that assistive technology does not know", () => {
    expect(edited("/template.js")).toMatch(/id="default-exit-webxr-ar-button"[^>]*tabindex="-1"/);
  });

  test("does not use the deprecated name of a loader", () => {
    expect(edited("/three-components/TextureUtils.js")).toContain("HDRLoader.js");
  });

  test("decodes meshes without a script of its own and loads images as elements", () => {
    const loader = edited("/three-components/CachingGLTFLoader.js");
    expect(loader).toContain("let meshoptDecoder = MeshoptDecoder;");
    expect(loader).toContain("parser.textureLoader = new TextureLoader(");
  });
});

test("a version without the edited lines fails the build", () => {
  expect(() => editModelViewer("/template.js", "render();")).toThrow(/has changed: no/);
});
