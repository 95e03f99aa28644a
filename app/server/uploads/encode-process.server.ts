/** Re-encodes one upload in its own process: frees the memory on exit and isolates crashes. */
import { constants, setPriority } from "node:os";

import { loadSharp } from "../media/load-sharp.server.ts";
import type { AttachmentType } from "../../forms/form-constants.ts";
import { decoderBytes, maxDecoderBytes } from "./decoder-memory.ts";

export type PictureType = Exclude<AttachmentType, "application/pdf">;
export type EncodingTask = { file: Uint8Array; type: PictureType };
export type Encoding = { bytes: Uint8Array } | { rejected: string };

/** Pixels; above a phone's 50-megapixel camera. */
const maxPixels = 64_000_000;

/** Pixels of the longer side; enough to read a printed label. */
const maxSide = 3_000;

async function encode({ file, type }: EncodingTask): Promise<Encoding> {
  const sharp = await loadSharp();
  try {
    const picture = sharp(file, { limitInputPixels: maxPixels });
    if (decoderBytes(await picture.metadata()) > maxDecoderBytes) return { rejected: "too many pixels" };
    picture.autoOrient().resize({ width: maxSide, height: maxSide, fit: "inside", withoutEnlargement: true });
    const encoded = {
      "image/jpeg": () => picture.jpeg({ quality: 85 }),
      "image/png": () => picture.png(),
      "image/webp": () => picture.webp({ quality: 85 }),
    };
    return { bytes: await encoded[type]().toBuffer() };
  } catch (error) {
    return { rejected: String(error) };
  }
}

// The web server has priority.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
process.on("disconnect", () => process.exit());
process.once("message", async (task: EncodingTask) => process.send!(await encode(task)));
