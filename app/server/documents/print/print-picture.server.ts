import type { Region } from "sharp";

import { withoutPictureColor } from "../../../../styles/pictures.ts";
import { loadSharp } from "../../media/load-sharp.server.ts";
import { mediaFile } from "../../ops/media-files.server.ts";

/** Pixels per point, for 200 dpi. */
const density = 200 / 72;

export type PrintPicture = {
  src: string;
  width: number;
  height: number;
  /** Replaces transparency, which JPEG lacks. */
  background: string;
  /** `cover` fills the area; `subject` crops the transparent margins. */
  fit: "cover" | "subject";
  side?: "center" | "right";
};

/** Never enlarged. */
export async function encodePrintPicture(picture: PrintPicture): Promise<Buffer> {
  const sharp = await loadSharp();
  const { src, background, fit, side = "center" } = picture;
  const file = fileOf(src);
  const width = Math.round(picture.width * density);
  const height = Math.round(picture.height * density);
  const image =
    fit === "cover"
      ? sharp(file).resize({ ...(await largestOf(file, width, height)), position: side })
      : sharp(await cutSubject(file, { width, height }));
  return image.flatten({ background }).jpeg({ quality: 82, chromaSubsampling: "4:4:4" }).toBuffer();
}

async function largestOf(file: string, width: number, height: number) {
  const sharp = await loadSharp();
  const original = await sharp(file).metadata();
  const scale = Math.min(1, original.width / width, original.height / height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/** Alpha below this is invisible, such as the end of a shadow. */
const visible = 3;

const fileOf = (src: string) => mediaFile(withoutPictureColor(src));

/** Subtracts the alpha at the crop edge, where shadows would end visibly on paper. */
async function cutSubject(file: string, room: { width: number; height: number }): Promise<Buffer> {
  const sharp = await loadSharp();
  const { hasAlpha } = await sharp(file).metadata();
  // Gray pictures become three channels, for which `linear` is written.
  const cut = sharp(file)
    .pipelineColorspace("srgb")
    .extract(await findSubject(file))
    .resize({ ...room, fit: "inside", withoutEnlargement: true });
  const faded = hasAlpha ? cut.linear([1, 1, 1, 1], [0, 0, 0, -2 * visible]) : cut;
  return faded.png({ compressionLevel: 0 }).toBuffer();
}

/** Bounding box of opaque pixels, found on a copy of at most 200 pixels, which is ten times faster. */
async function findSubject(file: string): Promise<Region> {
  const sharp = await loadSharp();
  const { width, height } = await sharp(file).metadata();
  const { data, info } = await sharp(file)
    .resize({ width: 200, height: 200, fit: "inside", withoutEnlargement: true })
    .ensureAlpha()
    .extractChannel("alpha")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const opaque = [...data.keys()].filter((index) => data[index]! >= visible);
  if (opaque.length === 0) return { left: 0, top: 0, width, height };
  const columns = opaque.map((index) => index % info.width);
  const rows = opaque.map((index) => Math.floor(index / info.width));
  const span = (positions: number[], end: number, scale: number) => {
    const first = Math.min(end - 1, Math.floor(Math.min(...positions) * scale));
    const last = Math.min(end, Math.ceil((Math.max(...positions) + 1) * scale));
    return [first, last - first] as const;
  };
  const [left, subjectWidth] = span(columns, width, width / info.width);
  const [top, subjectHeight] = span(rows, height, height / info.height);
  return { left, top, width: subjectWidth, height: subjectHeight };
}

/** Position as fractions of the picture; `ratio` is width / height of the subject. */
export type SubjectFrame = { left: number; top: number; width: number; height: number; ratio: number };

export async function frameSubject(src: string): Promise<SubjectFrame> {
  const sharp = await loadSharp();
  const file = fileOf(src);
  const [picture, subject] = await Promise.all([sharp(file).metadata(), findSubject(file)]);
  return {
    left: subject.left / picture.width,
    top: subject.top / picture.height,
    width: subject.width / picture.width,
    height: subject.height / picture.height,
    ratio: subject.width / subject.height,
  };
}
