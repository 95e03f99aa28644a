import { expect, test } from "vitest";

import { readContentFiles } from "./content-files.server.ts";
import type { Content } from "./localize-content.ts";
import { publishedContent } from "./published-content.ts";
import { contentFolder, projectRoot } from "../../ops/project-root.server.ts";

const brand = readContentFiles(projectRoot, contentFolder) as Content;
const today = "2027-01-15";

type Lists = "pages" | "articles" | "products" | "categories" | "certificates";

const withFields = (list: Lists, slug: string, fields: object, content = brand): Content => ({
  ...content,
  [list]: content[list].map((entry) =>
    entry.slug === slug ? { ...entry, value: { ...entry.value, ...fields } } : entry,
  ),
});

const slugs = (entries: readonly { slug: string }[]) => entries.map(({ slug }) => slug);
const urls = (menus: Content["menus"]) =>
  Object.values(menus.value).flatMap((items) =>
    items.flatMap(({ url, children = [] }) => [url, ...children.map((child) => child.url)]),
  );

test("content without drafts and future dates is the same object", () => {
  expect(publishedContent(brand, today)).toEqual({ content: brand, due: null });
  expect(publishedContent(brand, today).content).toBe(brand);
});

test("a draft page is removed with the menu entries that link to it", () => {
  const { content, due } = publishedContent(withFields("pages", "software", { draft: true }), today);
  expect(slugs(content.pages)).not.toContain("software");
  expect(urls(brand.menus)).toContain("/software");
  expect(urls(content.menus)).not.toContain("/software");
  expect(urls(content.menus).length).toBeGreaterThan(20);
  expect(due).toBeNull();
});

test("`draft: false` hides nothing", () => {
  expect(publishedContent(withFields("pages", "faq", { draft: false }), today).content.pages).toHaveLength(
    brand.pages.length,
  );
});

test("an article is published on its day in UTC, and the nearest future day is the next due date", () => {
  const slug = brand.articles[0]!.slug;
  const content = withFields(
    "products",
    "arc",
    { released: "2027-02-01" },
    withFields("articles", slug, { published: "2027-01-16" }),
  );
  const before = publishedContent(content, today);
  expect(slugs(before.content.articles)).not.toContain(slug);
  expect(before.due).toBe("2027-01-16");
  const after = publishedContent(content, "2027-01-16");
  expect(slugs(after.content.articles)).toContain(slug);
  expect(after.due).toBe("2027-02-01");
});

test("the date of a draft does not count as the next date", () => {
  const slug = brand.articles[0]!.slug;
  const content = withFields("articles", slug, { draft: true, published: "2027-03-01" });
  expect(publishedContent(content, today).due).toBeNull();
});

test("a hidden product is in no list, relation, block, certificate, download or shop", () => {
  const { content } = publishedContent(withFields("products", "arc", { draft: true }), today);
  expect(slugs(content.products)).toHaveLength(brand.products.length - 1);
  const { menus, downloads, places, certificates, pages, products } = content;
  const mentions = (value: unknown) => JSON.stringify(value).match(/"arc"/g) ?? [];
  expect(mentions(products.map(({ value }) => value.related))).toEqual([]);
  expect(mentions(certificates.map(({ value }) => value.products))).toEqual([]);
  expect(mentions(Object.values(downloads.value).map((download) => download.products))).toEqual([]);
  expect(mentions(places.value)).toEqual([]);
  const listed = pages.flatMap(({ value }) =>
    value.blocks.flatMap((block) => ("products" in block ? block.products : [])),
  );
  expect(listed).not.toContain("arc");
  expect(listed.length).toBeGreaterThan(5);
  expect(urls(menus)).not.toContain("/product/arc");
  expect(slugs(certificates)).toHaveLength(brand.certificates.length);
});

test("a certificate of hidden products only is hidden too", () => {
  const { content } = publishedContent(withFields("products", "cone", { draft: true }), today);
  expect(brand.certificates.find(({ slug }) => slug === "doc-cone")?.value.products).toEqual(["cone"]);
  expect(slugs(content.certificates)).not.toContain("doc-cone");
});

test("a hidden category hides its products", () => {
  const { content } = publishedContent(withFields("categories", "lamps", { draft: true }), today);
  expect(content.products.filter(({ value }) => value.category === "lamps")).toEqual([]);
  expect(urls(content.menus)).not.toContain("/category/lamps");
  const banners = content.pages.flatMap(({ value }) =>
    value.blocks.flatMap((block) => (block.kind === "category-banners" ? block.banners : [])),
  );
  expect(banners.map(({ category }) => category)).not.toContain("lamps");
});

test("entries that do not change keep their identity", () => {
  const { content } = publishedContent(withFields("products", "stool", { draft: true }), today);
  expect(content.articles.every((entry) => brand.articles.includes(entry))).toBe(true);
  expect(content.pages.filter((entry) => brand.pages.includes(entry)).length).toBeGreaterThan(10);
  // A product that refers to Stool.
  expect(slugs(content.products.filter((entry) => !brand.products.includes(entry)))).toEqual(["rest"]);
  expect(content.products.filter((entry) => brand.products.includes(entry)).length).toBeGreaterThan(5);
});
