import type { Page } from "playwright-core";
import sharp from "sharp";

import type { Box } from "./check.ts";

/** Pictures of a page at one width. */
export type Pictures = {
  /** The top of the page, small enough for a file with a thousand of them. */
  thumbnail: Buffer;
  /** The full page or its top, to view and to compare. Undefined once it is stored as a file of the report. */
  large?: Buffer;
};

const thumbnailSize = { width: 150, height: 225 };
/** Pixels. WebP pictures are at most 16,383 high. */
const wholeSize = { width: 480, height: 16_000 };
/** Larger scale, because the top alone takes less space. */
const beginningSize = { width: 720, height: 1_080 };

/** @param keepsWhole takes three times as long */
export async function takePictures(page: Page, keepsWhole: boolean): Promise<Pictures> {
  const { width } = page.viewportSize()!;
  const height = Math.round((width * thumbnailSize.height) / thumbnailSize.width);
  // Playwright hides the caret with a style, which the page's policy blocks in Firefox.
  const options = { fullPage: true, type: "jpeg", quality: 85, caret: "initial" } as const;
  const picture = await page.screenshot(
    keepsWhole ? options : { ...options, clip: { x: 0, y: 0, width, height } },
  );
  return {
    thumbnail: await asThumbnail(picture),
    large: await shrink(picture, keepsWhole ? wholeSize : beginningSize),
  };
}

const shrink = (picture: Buffer, size: { width: number; height: number }) =>
  sharp(picture)
    .resize({ ...size, fit: "inside", withoutEnlargement: true })
    .webp({ quality: 75, effort: 0 })
    .toBuffer();

/** The top of the page, with the same size for all pages. */
export const asThumbnail = (picture: Buffer | Uint8Array): Promise<Buffer> =>
  sharp(picture)
    .resize({ ...thumbnailSize, fit: "cover", position: "top" })
    .webp({ quality: 45, effort: 4 })
    .toBuffer();

/** Pixels of the page shown around an element; below, the maximum size of the picture. */
const around = 24;
const largest = { width: 640, height: 320 };

/** @returns a picture of the element with its surroundings; undefined for an element without a size */
export async function takeElement(page: Page, box: Box): Promise<Buffer | undefined> {
  const size = await page.evaluate(() => ({
    width: document.documentElement.scrollWidth,
    height: document.documentElement.scrollHeight,
  }));
  const x = Math.max(0, box.left - around);
  const y = Math.max(0, box.top - around);
  const width = Math.min(box.width + 2 * around, largest.width, size.width - x);
  const height = Math.min(box.height + 2 * around, largest.height, size.height - y);
  if (box.width === 0 || box.height === 0 || width < 1 || height < 1) return undefined;
  const clip = { x, y, width, height };
  const picture = await page.screenshot({
    fullPage: true,
    clip,
    type: "jpeg",
    quality: 80,
    caret: "initial",
  });
  return sharp(picture).resize({ width: 360, withoutEnlargement: true }).webp({ quality: 60 }).toBuffer();
}
