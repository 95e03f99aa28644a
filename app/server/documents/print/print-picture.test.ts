import { globSync } from "node:fs";
import { join } from "node:path";

import sharp from "sharp";
import { expect, test } from "vitest";

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
