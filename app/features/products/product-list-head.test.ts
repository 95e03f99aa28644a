import { setupI18n } from "@lingui/core";
import { expect, test } from "vitest";

import type { ProductList } from "#app/server/domain/catalog/catalog.functions.ts";

import { productListHead } from "./product-list-head.ts";

const i18n = setupI18n({ locale: "en", messages: { en: {} } });

test("the breadcrumbs of structured data name all categories above the list", () => {
  const list = {
    category: { slug: "compact", name: "Compact" },
    path: [
      { slug: "input", name: "Input" },
      { slug: "keyboards", name: "Keyboards" },
    ],
    page: 1,
    products: [],
  } as unknown as ProductList;
  const { above } = productListHead(i18n, list, {})!;
  expect(above.slice(1)).toEqual([
    { name: "Input", path: "/category/input" },
    { name: "Keyboards", path: "/category/keyboards" },
  ]);
  expect(above[0]!.path).toBe("/category");
});
