import * as v from "valibot";

import { mediaPath } from "../../validation/fields.ts";
import { isRasterPicture, type PictureWidth, pictureWidths } from "../../../styles/pictures.ts";

export type PictureRequest = { width: PictureWidth; path: string };

export type PictureFormat = "avif" | "webp";

export function parsePictureRequest(width: string, path: string): PictureRequest | undefined {
  const offered = pictureWidths.find((candidate) => String(candidate) === width);
  return offered && v.is(mediaPath, path) && isRasterPicture(path) ? { width: offered, path } : undefined;
}

/** AVIF only if named explicitly: a wildcard does not imply support. */
export function negotiateFormat(accept: string | null): PictureFormat {
  const accepted = (accept ?? "").split(",").some((range) => {
    const [type, ...parameters] = range.split(";").map((part) => part.trim().toLowerCase());
    return type === "image/avif" && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
  });
  return accepted ? "avif" : "webp";
}
