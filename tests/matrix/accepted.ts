/** The baseline: accepted pictures, one file for each cell, in a folder that may be stored and shared. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

import sharp from "sharp";
import * as v from "valibot";

import { type Cell, fileNameOf } from "./cell.ts";

/**
 * A visible difference of a cell; `share` of its pixels differ, from 0 to 1. The pictures start at the first
 * difference.
 */
export type Change = { share: number; before: Buffer; after: Buffer; difference: Buffer };

/** Steps of a color channel; smaller differences are compression noise. */
const visibleStep = 32;
/** Fraction of the pixels; smaller differences are letter edges at another subpixel position. */
const smallestShare = 0.0005;

/** Maximum height of a difference, in pixels of the stored pictures. */
const shownHeight = 480;

const manifestName = "baseline.json";
/** The browsers of the pictures, because others render letters differently. */
const manifestSchema = v.object({ browsers: v.record(v.string(), v.string()) });

export type Accepted = {
  isEmpty: boolean;
  /** Version and operating system by browser. */
  madeBy: Record<string, string>;
  /** @param version of the cell's browser */
  accept: (cell: Cell, version: string) => void;
  /** @returns `new` without an accepted picture, undefined without a visible difference */
  compare: (cell: Cell) => Promise<Change | "new" | undefined>;
};

export function openAccepted(folder: string): Accepted {
  const pathOf = (cell: Cell) => join(folder, `${fileNameOf(cell)}.webp`);
  const manifest = join(folder, manifestName);
  const { browsers } = existsSync(manifest)
    ? v.parse(manifestSchema, JSON.parse(readFileSync(manifest, "utf8")))
    : { browsers: {} };
  return {
    isEmpty: !existsSync(manifest),
    madeBy: browsers,
    accept(cell, version) {
      if (!cell.pictures?.large) return;
      const path = pathOf(cell);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, cell.pictures.large);
      if (browsers[cell.browser] === version) return;
      browsers[cell.browser] = version;
      writeFileSync(manifest, `${JSON.stringify({ browsers }, undefined, 2)}\n`);
    },
    async compare(cell) {
      if (!cell.pictures?.large) return undefined;
      const path = pathOf(cell);
      return existsSync(path) ? comparePictures(readFileSync(path), cell.pictures.large) : "new";
    },
  };
}

export async function comparePictures(before: Buffer, after: Buffer): Promise<Change | undefined> {
  if (before.equals(after)) return undefined;
  const sizes = await Promise.all([before, after].map((picture) => sharp(picture).metadata()));
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  const pictures = await Promise.all(
    [before, after].map((picture, index) =>
      sharp(picture)
        .removeAlpha()
        .extend({ right: width - sizes[index]!.width, bottom: height - sizes[index]!.height })
        .raw()
        .toBuffer(),
    ),
  );
  const { marked, changed, first } = markChanges(pictures[0]!, pictures[1]!);
  const share = changed / (width * height);
  if (share < smallestShare) return undefined;
  const top = Math.max(0, Math.floor(first / 3 / width) - 40);
  const seen = { left: 0, top, width, height: Math.min(shownHeight, height - top) };
  const [old, now, difference] = await Promise.all(
    [...pictures, marked].map((pixels) =>
      sharp(pixels, { raw: { width, height, channels: 3 } })
        .extract(seen)
        .webp({ quality: 50 })
        .toBuffer(),
    ),
  );
  return { share, before: old!, after: now!, difference: difference! };
}

/**
 * Unchanged pixels become pale, changed ones red.
 * @param before three bytes per pixel
 * @returns `first`: the first changed byte
 */
function markChanges(before: Buffer, after: Buffer) {
  const marked = Buffer.alloc(after.length);
  let changed = 0;
  let first = 0;
  for (let at = 0; at < after.length; at += 3) {
    const differs = [0, 1, 2].some(
      (channel) => Math.abs(before[at + channel]! - after[at + channel]!) > visibleStep,
    );
    if (differs && changed === 0) first = at;
    if (differs) changed += 1;
    const pale = 200 + Math.round(after[at + 1]! / 5);
    marked.set(differs ? [220, 0, 40] : [pale, pale, pale], at);
  }
  return { marked, changed, first };
}
