import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import sharp, { type Create } from "sharp";
import { afterAll, expect, test } from "vitest";

import { readDominantColor } from "./dominant-color.server.ts";

const folder = mkdtempSync(join(tmpdir(), "dominant-color-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function make(name: string, background: Create["background"], { alpha = false } = {}) {
  const file = join(folder, name);
  const spot = { create: { width: 20, height: 10, channels: 3 as const, background: "#ffffff" } };
  const picture = sharp({ create: { width: 100, height: 20, channels: 4, background } }).composite([
    { input: spot, left: 0, top: 0 },
  ]);
  await (alpha ? picture : picture.removeAlpha()).toFile(file);
  return file;
}

const channelsOf = (color: string | undefined) =>
  /^(..)(..)(..)$/
    .exec(color ?? "")
    ?.slice(1)
    .map((part) => Number.parseInt(part, 16));

test.each(["red.jpg", "red.png", "red.webp", "red.avif"])("%s is red", async (name) => {
  const color = channelsOf(await readDominantColor(await make(name, { r: 200, g: 16, b: 40 })));
  [200, 16, 40].forEach((part, index) => expect(Math.abs(color![index]! - part)).toBeLessThan(16));
});

test("a gray picture with one channel has a color too", async () => {
  const file = join(folder, "grey.png");
  await sharp({ create: { width: 9, height: 9, channels: 3, background: "#808080" } })
    .toColorspace("b-w")
    .toFile(file);
  const [red, green, blue] = channelsOf(await readDominantColor(file))!;
  expect([red === green, green === blue]).toEqual([true, true]);
});

test("a picture with transparent parts has no color", async () => {
  expect(
    await readDominantColor(await make("clear.png", { r: 9, g: 9, b: 9, alpha: 0 }, { alpha: true })),
  ).toBeUndefined();
});

test("a file that is not a picture has no color", async () => {
  const file = join(folder, "broken.png");
  writeFileSync(file, "no picture");
  expect(await readDominantColor(file)).toBeUndefined();
  expect(await readDominantColor(join(folder, "gone.png"))).toBeUndefined();
});
