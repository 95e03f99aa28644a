import { maxPixels } from "./encode-picture.server.ts";
import { loadSharp } from "./load-sharp.server.ts";

/** Pixels per edge. */
const sample = 64;

/** Six hex digits. @returns undefined for unreadable pictures, and for alpha channels, which would show a box */
export async function readDominantColor(file: string): Promise<string | undefined> {
  try {
    const sharp = await loadSharp();
    const picture = sharp(file, { limitInputPixels: maxPixels });
    if ((await picture.metadata()).hasAlpha) return undefined;
    const { data, info } = await picture
      .resize(sample, sample, { fit: "inside" })
      .toColorspace("srgb")
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { dominant } = await sharp(data, { raw: info }).stats();
    return [dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, "0")).join("");
  } catch {
    // The picture request reports the error; the color is optional.
    return undefined;
  }
}
