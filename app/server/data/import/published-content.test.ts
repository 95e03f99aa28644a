import { expect, test } from "vitest";

import { readContentFiles } from "./content-files.server.ts";
import type { Content } from "./localize-content.ts";
import { publishedContent } from "./published-content.ts";
import { contentFolder, projectRoot } from "../../ops/project-root.server.ts";

const demo = readContentFiles(projectRoot, contentFolder) as Content;
const today = "2027-01-15";

type Lists = "pages" | "articles" | "products" | "categories" | "certificates";

const withFields = (list: Lists, slug: string, fields: object, content = demo): Content => ({
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
  expect(publishedContent(demo, today)).toEqual({ content: demo, due: null });
  expect(publishedContent(demo, today).content).toBe(demo);
});

test("a draft page is gone, and the menu entries that lead to it", () => {
  const { content, due } = publishedContent(withFields("pages", "software", { draft: true }), today);
  expect(slugs(content.pages)).not.toContain("software");
  expect(urls(demo.menus)).toContain("/software");
  expect(urls(content.menus)).not.toContain("/software");
  expect(urls(content.menus).length).toBeGreaterThan(20);
  expect(due).toBeNull();
});

test("`draft: false` hides nothing", () => {
  expect(publishedContent(withFields("pages", "faq", { draft: false }), today).content.pages).toHaveLength(
    demo.pages.length,
  );
});

test("an article waits for its day in UTC, and the nearest day is when more is due", () => {
  const slug = demo.articles[0]!.slug;
  const content = withFields(
    "products",
    "facet",
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

test("the date of a draft is none that anybody waits for", () => {
  const slug = demo.articles[0]!.slug;
  const content = withFields("articles", slug, { draft: true, published: "2027-03-01" });
  expect(publishedContent(content, today).due).toBeNull();
});

test("a hidden product is in no list, relation, block, certificate, download or shop", () => {
  const { content } = publishedContent(withFields("products", "facet", { draft: true }), today);
  expect(slugs(content.products)).toHaveLength(demo.products.length - 1);
  const { menus, downloads, places, certificates, pages, products } = content;
  const mentions = (value: unknown) => JSON.stringify(value).match(/"facet"/g) ?? [];
  expect(mentions(products.map(({ value }) => value.related))).toEqual([]);
  expect(mentions(certificates.map(({ value }) => value.products))).toEqual([]);
  expect(mentions(Object.values(downloads.value).map((download) => download.products))).toEqual([]);
  expect(mentions(places.value)).toEqual([]);
  const listed = pages.flatMap(({ value }) =>
    value.blocks.flatMap((block) => ("products" in block ? block.products : [])),
  );
  expect(listed).not.toContain("facet");
  expect(listed.length).toBeGreaterThan(5);
  expect(urls(menus)).not.toContain("/product/facet");
  expect(slugs(certificates)).toHaveLength(demo.certificates.length);
});

test("a certificate of hidden products alone is hidden too", () => {
  const { content } = publishedContent(withFields("products", "basalt", { draft: true }), today);
  expect(demo.certificates.find(({ slug }) => slug === "doc-basalt")?.value.products).toEqual(["basalt"]);
  expect(slugs(content.certificates)).not.toContain("doc-basalt");
});

test("a hidden category takes its products along", () => {
  const { content } = publishedContent(withFields("categories", "mice", { draft: true }), today);
  expect(content.products.filter(({ value }) => value.category === "mice")).toEqual([]);
  expect(urls(content.menus)).not.toContain("/category/mice");
  const banners = content.pages.flatMap(({ value }) =>
    value.blocks.flatMap((block) => (block.kind === "category-banners" ? block.banners : [])),
  );
  expect(banners.map(({ category }) => category)).not.toContain("mice");
});

test("entries that do not change keep their identity", () => {
  const { content } = publishedContent(withFields("products", "facet", { draft: true }), today);
  expect(content.articles.every((entry) => demo.articles.includes(entry))).toBe(true);
  expect(content.pages.filter((entry) => demo.pages.includes(entry)).length).toBeGreaterThan(10);
  expect(content.products.filter((entry) => demo.products.includes(entry)).length).toBeGreaterThan(10);
});
