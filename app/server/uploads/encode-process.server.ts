/** The process that encodes one uploaded picture anew: its memory goes back with its end, and a crash is its own. */
import { constants, setPriority } from "node:os";

import { loadSharp } from "../media/load-sharp.server.ts";
import type { AttachmentType } from "../../forms/attachment-rules.ts";
import { decoderBytes, maxDecoderBytes } from "./decoder-memory.ts";

export type PictureType = Exclude<AttachmentType, "application/pdf">;
export type EncodingTask = { file: Uint8Array; type: PictureType };
/** `rejected`: the picture is damaged or too large. */
export type Encoding = { bytes: Uint8Array } | { rejected: string };

/** Pixels of a picture; a photo of a phone's 50-megapixel camera is below. */
const maxPixels = 64_000_000;

/** Pixels of the longer side that are kept: enough for the print on a label. */
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

// Visitors of the server come first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
process.on("disconnect", () => process.exit());
process.once("message", async (task: EncodingTask) => process.send!(await encode(task)));
