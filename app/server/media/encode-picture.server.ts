import { loadSharp } from "./load-sharp.server.ts";
import type { PictureFormat, PictureRequest } from "./picture-request.ts";

/** No visible loss on the brand's renders. */
export const encodings = {
  avif: { quality: 48 },
  // Up to `mostDense`, for the dense screens of phones: a third fewer bytes without a visible difference.
  denseAvif: { quality: 38, chromaSubsampling: "4:2:0" },
  webp: { quality: 80, effort: 4 },
} as const;

/** Pixels in width. */
const mostDense = 960;

export const maxPixels = 50_000_000;

/** Upright, without metadata, never enlarged. @param effort see PICTURE_EFFORT @throws for an unreadable picture */
export async function encodePicture(
  file: string,
  width: PictureRequest["width"],
  format: PictureFormat,
  effort: number,
): Promise<Buffer> {
  const sharp = await loadSharp();
  const encoding = encodings[format === "avif" && width <= mostDense ? "denseAvif" : format];
  return sharp(file, { limitInputPixels: maxPixels })
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .toFormat(format, { ...(format === "avif" && { effort }), ...encoding })
    .toBuffer();
}
