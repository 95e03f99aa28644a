import { expect, test } from "vitest";

import { parseBlocks } from "./parse-blocks.server.ts";

const good = { kind: "rich-text", body: "Text" };

test("valid blocks stay in their order", () => {
  expect(parseBlocks([good, { ...good, body: "More" }])).toEqual({
    blocks: [good, { ...good, body: "More" }],
    invalid: [],
  });
});

test.each([
  ["an unknown kind", { kind: "carousel-3d" }, /kind/],
  ["a missing field", { kind: "rich-text" }, /body/],
  ["a text instead of an object", "hero", /block/],
  ["null", null, /block/],
])("%s is reported with its position and reason, the other blocks stay", (_name, bad, problem) => {
  const { blocks, invalid } = parseBlocks([good, bad, good]);
  expect(blocks).toHaveLength(2);
  expect(invalid).toEqual([{ kind: "invalid", index: 1, problem: expect.stringMatching(problem) }]);
});
