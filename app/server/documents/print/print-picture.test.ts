import { globSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";

import sharp from "sharp";
import { afterAll, describe, expect, test } from "vitest";

import { mediaFolder } from "../../ops/project-root.server.ts";
import { encodePrintPicture, frameSubject } from "./print-picture.server.ts";

const [scene] = globSync("scenes/*.webp", { cwd: mediaFolder });

test("an opaque product picture, whose source ends with its color, is printed whole", async () => {
  const src = `${scene}#e8e8e8`;
  const room = { width: 100, height: 100 };
  const data = await encodePrintPicture({ src, ...room, background: "#ffffff", fit: "subject" });
  const [original, printed] = await Promise.all([
    sharp(join(mediaFolder, scene!)).metadata(),
    sharp(data).metadata(),
  ]);
  expect(printed.format).toBe("jpeg");
  expect(printed.width / printed.height).toBeCloseTo(original.width / original.height, 1);
  expect(await frameSubject(src)).toMatchObject({ left: 0, top: 0, width: 1, height: 1 });
});

describe("unusual pictures are printed too", () => {
  const folder = mkdtempSync(join(tmpdir(), "pictures-"));
  afterAll(() => rmSync(folder, { recursive: true }));
  const transparent = { r: 0, g: 0, b: 0, alpha: 0 };
  const blank = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 4, background: transparent } });

  test.each([
    ["a wholly transparent one", () => blank(300, 200).png()],
    ["a gray one with transparency", () => blank(300, 200).toColorspace("b-w").png()],
    ["one of sixteen bits", () => blank(300, 200).toColorspace("rgb16").png()],
    ["a very tall one", () => blank(3, 9_000).png()],
    ["a very wide one", () => blank(9_000, 3).png()],
    ["one of a single pixel", () => blank(1, 1).png()],
    ["one for the press", () => blank(300, 200).flatten().toColorspace("cmyk").jpeg()],
  ])("%s", async (name, make) => {
    const file = join(folder, `${name.replaceAll(" ", "-")}.png`);
    await make().toFile(file);
    const src = relative(mediaFolder, file);
    for (const fit of ["subject", "cover"] as const) {
      const data = await encodePrintPicture({ src, width: 100, height: 100, background: "#ffffff", fit });
      expect((await sharp(data).metadata()).format).toBe("jpeg");
    }
  });
});
