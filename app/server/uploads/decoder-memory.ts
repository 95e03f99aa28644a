import type { Metadata } from "sharp";

/** Bytes that a decoder may hold at once, below a third of a container's 768 MiB: the server needs 240 MB beside it. */
export const maxDecoderBytes = 200_000_000;

/** What `decoderBytes` wants to know of a picture. */
export type PictureHeader = Pick<
  Metadata,
  "format" | "width" | "height" | "channels" | "depth" | "isProgressive" | "chromaSubsampling"
>;

/**
 * How many bytes of a picture its decoder must hold at once. Pictures that are stored row by row are decoded row by row;
 * JPEG and WebP are decoded at the size that is kept.
 */
export function decoderBytes(picture: PictureHeader): number {
  const { format, width, height, channels, depth, isProgressive } = picture;
  const pixels = width * height;
  // The four channels of all pixels: what lossless WebP wants, which the header does not tell from the lossy one.
  if (format === "webp") return pixels * 4;
  if (!isProgressive) return 0;
  // Two bytes for each coefficient. With fewer colors than pixels the two channels of color have a quarter or a half.
  if (format === "jpeg") return pixels * 2 * coefficients(channels, picture.chromaSubsampling);
  return pixels * channels * (depth === "ushort" ? 2 : 1);
}

const coefficients = (channels: number, subsampling: string | undefined) =>
  channels === 3 ? ({ "4:2:0": 1.5, "4:2:2": 2 }[subsampling ?? ""] ?? channels) : channels;
