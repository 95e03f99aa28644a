import { readFileSync } from "node:fs";

import { type Drawing, parseDrawing } from "../domain/markdown/drawing.ts";
import { mediaFile } from "../ops/media-files.server.ts";

/** @param path below `content/media` */
export function readDrawing(path: string): Drawing | undefined {
  if (!path.endsWith(".svg")) return undefined;
  try {
    return parseDrawing(readFileSync(mediaFile(path), "utf8"));
  } catch {
    // The content check reports missing files.
    return undefined;
  }
}
