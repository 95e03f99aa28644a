import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, expect, test } from "vitest";

import { checkModels } from "./check-models.server.ts";
import type { ContentFiles } from "./content-files.server.ts";
import { productEntry } from "./product.schema.ts";

const folder = mkdtempSync(join(tmpdir(), "models-"));
mkdirSync(join(folder, "models"));
afterAll(() => rmSync(folder, { recursive: true }));

const messagesOf = (file: string) => {
  const value = { model: { file } };
  const source = { file: "content/products/ridge.yaml", value, lineAt: () => 1 };
  const products = [{ slug: "ridge", path: "products/ridge", source, schema: productEntry, value }];
  return checkModels({ products } as unknown as ContentFiles, folder).map(({ message }) => message);
};

test("the name of a model has the hash of its content, so that it can be cached forever", () => {
  const hash = createHash("sha256").update("glTF").digest("hex").slice(0, 8);
  for (const name of [`ridge-${hash}.glb`, "ridge-00000000.glb"])
    writeFileSync(join(folder, "models", name), "glTF");
  expect(messagesOf(`models/ridge-${hash}.glb`)).toEqual([]);
  expect(messagesOf("models/ridge-00000000.glb").join()).toContain(`-${hash}.glb`);
});

test("a model has at most 1.2 MB", () => {
  writeFileSync(join(folder, "models/heavy.glb"), Buffer.alloc(1_200_001));
  expect(messagesOf("models/heavy.glb").join()).toContain("1200001 bytes");
});

test("another check reports missing files", () => {
  expect(messagesOf("models/nowhere.glb")).toEqual([]);
});
