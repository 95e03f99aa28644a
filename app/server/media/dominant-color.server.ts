import { maxPixels } from "./encode-picture.server.ts";
import { loadSharp } from "./load-sharp.server.ts";

/** Pixels along an edge: enough to tell what most of a picture is. */
const sample = 64;

/**
 * The colour that most of a picture has, as six hexadecimal digits.
 * @returns nothing for a picture with an alpha channel, which would stand in a box, and for what cannot be read
 */
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
    // The server says so when it is asked for the picture; without its colour it looks the same.
    return undefined;
  }
}
