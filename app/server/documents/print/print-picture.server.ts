import { join } from "node:path";

import type { Region } from "sharp";

import { withoutPictureColor } from "../../../../styles/picture-color.ts";
import { loadSharp } from "../../media/load-sharp.server.ts";
import { mediaFolder } from "../../ops/project-root.server.ts";

/** Pixels for each point: 200 to the inch. */
const density = 200 / 72;

export type PrintPicture = {
  /** Path below the media folder. */
  src: string;
  /** Points that it fills or fits into. */
  width: number;
  height: number;
  /** What lies under transparent parts: JPEG has none. */
  background: string;
  /** `cover` fills the area; `subject` shows what is on a transparent picture, without its margins. */
  fit: "cover" | "subject";
  /** Which part of a picture that is too wide is shown. */
  side?: "centre" | "right";
};

/** A picture as JPEG in the size in which it is printed, never enlarged. */
export async function encodePrintPicture(picture: PrintPicture): Promise<Buffer> {
  const sharp = await loadSharp();
  const { src, background, fit, side = "centre" } = picture;
  const file = join(mediaFolder, withoutPictureColor(src));
  const width = Math.round(picture.width * density);
  const height = Math.round(picture.height * density);
  const image =
    fit === "cover"
      ? sharp(file).resize({ ...(await largestOf(file, width, height)), position: side })
      : sharp(await cutSubject(src, { width, height }));
  return image.flatten({ background }).jpeg({ quality: 82, chromaSubsampling: "4:4:4" }).toBuffer();
}

/** The largest size of the wanted shape that the original fills. */
async function largestOf(file: string, width: number, height: number) {
  const sharp = await loadSharp();
  const original = await sharp(file).metadata();
  const scale = Math.min(1, original.width / width, original.height / height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/** Alpha below this cannot be seen: where a shadow ends. */
const visible = 3;

/** What is on a transparent picture. Its shadow fades out before the edge, which would be seen on paper. */
async function cutSubject(src: string, room: { width: number; height: number }): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(join(mediaFolder, src))
    .extract(await findSubject(src))
    .resize({ ...room, fit: "inside", withoutEnlargement: true })
    .ensureAlpha()
    .linear([1, 1, 1, 1], [0, 0, 0, -2 * visible])
    .png({ compressionLevel: 0 })
    .toBuffer();
}

/** The part of a picture that is not transparent; found on a small copy, which is ten times as fast. */
async function findSubject(src: string): Promise<Region> {
  const sharp = await loadSharp();
  const file = join(mediaFolder, src);
  const { width, height } = await sharp(file).metadata();
  const { data, info } = await sharp(file)
    .resize({ width: 200 })
    .ensureAlpha()
    .extractChannel("alpha")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const seen = [...data.keys()].filter((index) => data[index]! >= visible);
  const columns = seen.map((index) => index % info.width);
  const rows = seen.map((index) => Math.floor(index / info.width));
  const scale = width / info.width;
  const span = (positions: number[], end: number) => {
    const first = Math.floor(Math.min(...positions) * scale);
    const last = Math.min(end, Math.ceil((Math.max(...positions) + 1) * scale));
    return [first, last - first] as const;
  };
  const [left, subjectWidth] = span(columns, width);
  const [top, subjectHeight] = span(rows, height);
  return { left, top, width: subjectWidth, height: subjectHeight };
}

/** Where the subject lies in its picture, in shares of the picture, and its own width to one of height. */
export type SubjectFrame = { left: number; top: number; width: number; height: number; ratio: number };

export async function frameSubject(src: string): Promise<SubjectFrame> {
  const sharp = await loadSharp();
  const [whole, subject] = await Promise.all([sharp(join(mediaFolder, src)).metadata(), findSubject(src)]);
  return {
    left: subject.left / whole.width,
    top: subject.top / whole.height,
    width: subject.width / whole.width,
    height: subject.height / whole.height,
    ratio: subject.width / subject.height,
  };
}
