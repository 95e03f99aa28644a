import { expect, test } from "vitest";

import { decoderBytes, maxDecoderBytes, type PictureHeader } from "./decoder-memory.ts";

const side = 8_000;
const photo: PictureHeader = {
  format: "jpeg",
  width: side,
  height: side,
  channels: 3,
  depth: "uchar",
  isProgressive: true,
  chromaSubsampling: "4:2:0",
};

test.each<[string, Partial<PictureHeader>, boolean]>([
  ["a progressive photo", {}, true],
  ["a photo", { isProgressive: false }, true],
  ["a progressive photo with all colors", { chromaSubsampling: "4:4:4" }, false],
  ["a progressive photo for print", { channels: 4, chromaSubsampling: "4:4:4:4" }, false],
  ["a drawing", { format: "png", channels: 4, isProgressive: false }, true],
  ["an interlaced drawing", { format: "png", channels: 4 }, false],
  ["an interlaced drawing with 16 bits", { format: "png", channels: 3, depth: "ushort" }, false],
  [
    "an interlaced drawing of 49 megapixels",
    { format: "png", channels: 4, width: 7_000, height: 7_000 },
    true,
  ],
  ["a WebP picture", { format: "webp", isProgressive: false }, false],
  ["a WebP picture of 49 megapixels", { format: "webp", width: 7_000, height: 7_000 }, true],
])("%s of 64 megapixels, or with the values %o, is decoded: %s", (_name, changes, decoded) => {
  expect(decoderBytes({ ...photo, ...changes }) <= maxDecoderBytes).toBe(decoded);
});
