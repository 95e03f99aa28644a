import { expect, test } from "vitest";

import { categoryTree } from "./category-tree.ts";

const rows = [
  { slug: "input", parent: null },
  { slug: "keyboards", parent: "input" },
  { slug: "compact", parent: "keyboards" },
  { slug: "mice", parent: "input" },
  { slug: "lost", parent: "hidden" },
];
const tree = categoryTree(rows);
const slugs = (list: readonly { slug: string }[]) => list.map(({ slug }) => slug);

test("a category has all levels below it", () => {
  expect(slugs(tree.subtreeOf(tree.find("input")!))).toEqual(["input", "keyboards", "compact", "mice"]);
  expect(slugs(tree.subtreeOf(tree.find("mice")!))).toEqual(["mice"]);
});

test("a path leads from the top to the category", () => {
  expect(slugs(tree.pathTo(tree.find("compact")!))).toEqual(["input", "keyboards", "compact"]);
});

test("a category whose parent is missing is at the top", () => {
  expect(slugs(tree.childrenOf())).toEqual(["input", "lost"]);
  expect(slugs(tree.childrenOf("input"))).toEqual(["keyboards", "mice"]);
  expect(slugs(tree.pathTo(tree.find("lost")!))).toEqual(["lost"]);
});
