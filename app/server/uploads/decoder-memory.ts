import type { Metadata } from "sharp";

/** Below a third of a container's 768 MiB, of which the server needs 240 MB. */
export const maxDecoderBytes = 200_000_000;

export type PictureHeader = Pick<
  Metadata,
  "format" | "width" | "height" | "channels" | "depth" | "isProgressive" | "chromaSubsampling"
>;

/** Bytes held at once. Non-interlaced pictures are decoded by row, JPEG and WebP at the target size. */
export function decoderBytes(picture: PictureHeader): number {
  const { format, width, height, channels, depth, isProgressive } = picture;
  const pixels = width * height;
  // Lossless WebP needs four channels; the header does not distinguish it from lossy WebP.
  if (format === "webp") return pixels * 4;
  if (!isProgressive) return 0;
  // Two bytes per coefficient; subsampling leaves a quarter or half of the color coefficients.
  if (format === "jpeg") return pixels * 2 * coefficients(channels, picture.chromaSubsampling);
  return pixels * channels * (depth === "ushort" ? 2 : 1);
}

const coefficients = (channels: number, subsampling: string | undefined) =>
  channels === 3 ? ({ "4:2:0": 1.5, "4:2:2": 2 }[subsampling ?? ""] ?? channels) : channels;
