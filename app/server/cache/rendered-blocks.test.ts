import { setTimeout } from "node:timers/promises";

import { expect, test, vi } from "vitest";

import { createRenderedBlocks } from "./rendered-blocks.ts";

const render = (blocks: ReturnType<typeof createRenderedBlocks>, key: string, html: string) =>
  blocks.marks(key).join(html);

test("blocks are taken out of the page that they were drawn with, which is left without marks", () => {
  const blocks = createRenderedBlocks();
  const page = `<main>${render(blocks, "a 0", "<p>one</p>")}<hr>${render(blocks, "a 1", "<p>two\n</p>")}</main>`;
  expect(blocks.take(page, true)).toBe("<main><p>one</p><hr><p>two\n</p></main>");
  expect([blocks.get("a 0"), blocks.get("a 1"), blocks.get("a 2")]).toEqual([
    "<p>one</p>",
    "<p>two\n</p>",
    undefined,
  ]);
});

test("a visitor's words do not pass for a block, whatever they are made of", () => {
  const blocks = createRenderedBlocks();
  const [begin, end] = createRenderedBlocks().marks("a 0");
  const words = `<p>\u0001a 0\u0002${begin}defaced${end}\u0003</p>`;
  expect(blocks.take(words, true)).toBe(words);
  const page = `${words}${render(blocks, "a 0", "<p>ours</p>")}`;
  expect(blocks.take(page, true)).toBe(`${words}<p>ours</p>`);
  expect(blocks.get("a 0")).toBe("<p>ours</p>");
});

test.each(["[::1]:3000 / home 0", "a)b] / home 0"])("any path may be part of a block's name: %s", (key) => {
  const blocks = createRenderedBlocks();
  expect(blocks.take(`<main>${render(blocks, key, "<p>one</p>")}</main>`, true)).toBe(
    "<main><p>one</p></main>",
  );
  expect(blocks.get(key)).toBe("<p>one</p>");
});

test("what must not be shown to others is not kept", () => {
  const blocks = createRenderedBlocks();
  expect(blocks.take(render(blocks, "a 0", "<p>degraded</p>"), false)).toBe("<p>degraded</p>");
  expect(blocks.get("a 0")).toBeUndefined();
});

test("blocks are bounded together with their keys", () => {
  const blocks = createRenderedBlocks();
  const key = (index: number) => `${index} ${"k".repeat(200_000)}`;
  for (let index = 0; index < 100; index++) blocks.take(render(blocks, key(index), "<p></p>"), true);
  expect(Array.from({ length: 100 }, (_, index) => blocks.get(key(index))).filter(Boolean)).toHaveLength(39);
});

test("blocks are rendered again after ten minutes", async () => {
  const started = performance.now();
  const now = vi.spyOn(performance, "now");
  /** lru-cache reads the clock once per millisecond. */
  const passed = async (seconds: number) => {
    now.mockReturnValue(started + seconds * 1000);
    await setTimeout(5);
  };
  const blocks = createRenderedBlocks();
  await passed(0);
  blocks.take(render(blocks, "a 0", "<p>one</p>"), true);
  await passed(599);
  expect(blocks.get("a 0")).toBe("<p>one</p>");
  await passed(601);
  expect(blocks.get("a 0")).toBeUndefined();
  now.mockRestore();
});
