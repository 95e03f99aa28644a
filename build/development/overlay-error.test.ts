import { expect, test } from "vitest";

import { ContentError } from "#app/server/data/import/problem.ts";

import { overlayErrorOf } from "./overlay-error.ts";

test("an error is shown where the project's own code threw it, with the lines around", () => {
  const error = new RangeError("too far");
  const { message, id, frame } = overlayErrorOf(error);
  expect(message).toBe("too far");
  expect(id).toBe(import.meta.filename);
  expect(frame).toMatch(/> +\d+ \|\s+const error = new RangeError\("too far"\);/);
});

test("a mistake in content is shown in its file", () => {
  const problem = { file: "content/pages/faq.yaml", line: 2, message: "title: got nothing" };
  const { message, id, frame, stack } = overlayErrorOf(new ContentError([problem]));
  expect(message).toBe("content/pages/faq.yaml:2: title: got nothing");
  expect(id).toMatch(/\/content\/pages\/faq\.yaml$/);
  expect(frame).toMatch(/> 2 \| description:/);
  expect(stack).toBe("");
});

test("an import of a missing file is shown on its line", () => {
  const file = import.meta.filename;
  const { loc, frame } = overlayErrorOf(
    new Error(`Failed to load url ./overlay-error.ts (resolved id: x) in ${file}. Does the file exist?`),
  );
  expect(loc?.line).toBe(5);
  expect(frame).toContain('> 5 | import { overlayErrorOf } from "./overlay-error.ts";');
});
