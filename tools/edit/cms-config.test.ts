import { rmSync } from "node:fs";
import { join } from "node:path";

import { afterAll, expect, test } from "vitest";

import { copyContent } from "#tests/support/content.ts";

import { cmsConfig } from "./cms-config.ts";

const copy = copyContent();
const plain = copyContent();
rmSync(join(plain.folder, "sites"), { recursive: true });
afterAll(() => {
  copy.remove();
  plain.remove();
});

const namesIn = (folder: string) => {
  const { collections, singletons } = cmsConfig(folder);
  return [...collections, ...singletons].map(({ name }) => name);
};

test("overrides of a site are edited in its folder", () => {
  copy.write("sites/ch/menus.yaml", "menu_main: []\n");
  const common = namesIn(plain.folder);
  expect(common).toEqual(expect.arrayContaining(["pages", "products", "articles", "menus", "sites"]));
  expect(namesIn(copy.folder).filter((name) => !common.includes(name))).toEqual([
    "pages-ch",
    "markdown-pages-ch",
    "site-products-ch",
    "site-menus-ch",
    "site-prices-ch",
  ]);
});

test("a form of what a site says differently asks for nothing, and fills nothing in", () => {
  const { collections } = cmsConfig(copy.folder);
  const { folder, fields } = collections.find(({ name }) => name === "site-products-ch")!;
  expect(folder).toBe("content/sites/ch/products");
  const common = collections.find(({ name }) => name === "products")!.fields;
  for (const field of fields) {
    const { widget } = common.find(({ name }) => name === field.name)!;
    expect(field).toMatchObject({ widget, required: false });
    expect(field).not.toHaveProperty("default");
  }
});
