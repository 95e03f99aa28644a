import { expect, test } from "vitest";

import { formatProblems, type Problem } from "./problem.ts";

const problems = (amount: number, kind: string, message: (index: number) => string): Problem[] =>
  Array.from({ length: amount }, (_, index) => ({
    file: `content/products/p-${String(index).padStart(4, "0")}.yaml`,
    line: index + 3,
    message: message(index),
    kind,
  }));

test("few problems are listed by file and line", () => {
  const few = [
    { file: "content/products/b.yaml", line: 2, message: "sku: missing" },
    { file: "content/products/a.yaml", line: 10, message: "sku: missing" },
    { file: "content/products/a.yaml", line: 9, message: "name: empty" },
  ];
  expect(formatProblems(few).split("\n")).toEqual([
    "content/products/a.yaml:9: name: empty",
    "content/products/a.yaml:10: sku: missing",
    "content/products/b.yaml:2: sku: missing",
  ]);
});

test("many problems are grouped, the largest group first, each with its number, its first place and three lines", () => {
  const many = [
    ...problems(2, "sku: missing", () => "sku: missing"),
    ...problems(
      10_442,
      "images.src: no file",
      (index) => `images.${index % 3}.src: no file media/${index}.png`,
    ),
  ];
  expect(formatProblems(many).split("\n")).toEqual([
    "content/products: images.src: no file: 10,442 problems in 10,442 files, first content/products/p-0000.yaml:3",
    "  content/products/p-0000.yaml:3: images.0.src: no file media/0.png",
    "  content/products/p-0001.yaml:4: images.1.src: no file media/1.png",
    "  content/products/p-0002.yaml:5: images.2.src: no file media/2.png",
    "  and 10,439 more",
    "content/products: sku: missing: 2 problems in 2 files, first content/products/p-0000.yaml:3",
    "  content/products/p-0000.yaml:3: sku: missing",
    "  content/products/p-0001.yaml:4: sku: missing",
    "10,444 problems of 2 kinds in 10,442 files. With --verbose each is listed.",
  ]);
  expect(formatProblems(many, Infinity).split("\n")).toHaveLength(10_444);
});

test("problems without a kind are grouped by their text without values", () => {
  const messages = problems(6, "", (index) => `de: got ${index} "text ${index}", expected none`);
  const plain = messages.map(({ file, line, message }) => ({ file, line, message }));
  expect(formatProblems(plain)).toMatch(
    /^content\/products: de: got N …, expected none: 6 problems in 6 files/,
  );
});
