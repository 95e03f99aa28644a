import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { contentFolder } from "#app/server/ops/project-root.server.ts";
import type { Section } from "#app/site/sections.ts";
import { pageOf, pages, type PageRoute } from "#app/site/pages.ts";

const read = (file: string) =>
  existsSync(join(contentFolder, file)) ? readFileSync(join(contentFolder, file), "utf8") : "";

export const slugsIn = (folder: string): readonly string[] =>
  existsSync(join(contentFolder, folder))
    ? readdirSync(join(contentFolder, folder)).map((file) => file.replace(/\.\w+$/, ""))
    : [];

/** Without the products of subcategories. */
const productsIn = (category: string) =>
  slugsIn("products").filter((slug) =>
    new RegExp(`^category: ${category}$`, "m").test(read(`products/${slug}.yaml`)),
  );

const finders = slugsIn("categories").filter((slug) => /^finder:/m.test(read(`categories/${slug}.yaml`)));
const hasPlaces = (kinds: string) => new RegExp(`kind: (?:${kinds})$`, "m").test(read("places.yaml"));

/** Equals `missingSections`, without loading the content, which takes a second. */
const isThere: Record<Section, boolean> = {
  articles: slugsIn("articles").length > 0,
  certificates: slugsIn("certificates").length > 0,
  downloads: read("downloads.yaml") !== "",
  finder: finders.length > 0,
  "printed-catalog": read("catalogue.yaml") !== "",
  service: hasPlaces("service-center"),
  shops: hasPlaces("local-shop|online-shop"),
};

/** Examples of the demo that use most features; another brand uses its first ones. */
const preferred = (slugs: readonly string[], slug: string) => (slugs.includes(slug) ? slug : slugs[0]);

const filled = slugsIn("categories").filter((slug) => productsIn(slug).length > 0);
export const category = preferred(finders.length > 0 ? finders : filled, "mice")!;
export const product = preferred(productsIn(category), "facet")!;
/** Item number of a variant, if the product has variants. */
export const lastSku = Array.from(
  read(`products/${product}.yaml`).matchAll(/\bsku: ([\w-]+)/g),
  ([, sku]) => sku!,
).at(-1)!;

const article = preferred(slugsIn("articles"), "how-the-facet-shell-is-cut");
const certificate = preferred(slugsIn("certificates"), `doc-${product}`);

const others = slugsIn("products").filter((slug) => slug !== product);
const compared = ["prism", "lattice-tkl"].every((slug) => others.includes(slug))
  ? ["prism", "lattice-tkl"]
  : others.slice(0, 2);
const wished = preferred(others, "echo")!;

const answers = Array.from(
  read(`categories/${category}.yaml`).matchAll(/^ {8}- key: (\S+)$/gm),
  ([, key]) => key!,
);
const given = ["claw", "medium"].every((key) => answers.includes(key))
  ? ["claw", "medium"]
  : answers.slice(0, 1);
const finderPath = `/finder/${category}?${given.map((key) => `answer=${key}`).join("&")}`;

/** One path per layout; other routes have a single path, their own. */
const examples: Partial<Record<PageRoute, readonly string[]>> = {
  "/category/{-$slug}": ["/category", `/category/${category}`],
  "/product/$slug": [`/product/${product}`],
  "/compare": ["/compare", `/compare?${[product, ...compared].map((slug) => `product=${slug}`).join("&")}`],
  "/finder/{-$slug}": ["/finder", finderPath],
  "/wish-list": ["/wish-list", `/wish-list?product=${product}&product=${wished}`],
  "/certificates/$slug": certificate ? [`/certificates/${certificate}`] : [],
  "/gallery": [],
  "/$slug": article ? [`/${article}`] : [],
};

const routes = (Object.keys(pages) as PageRoute[]).filter((route) => {
  const section = pageOf(route)?.section;
  return !section || isThere[section];
});

export const pageExamples: readonly string[] = routes.flatMap(
  (route) => examples[route] ?? [route.replace(/(?<=.)\/$/, "")],
);
