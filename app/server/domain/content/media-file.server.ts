import { stat } from "node:fs/promises";
import { extname, join } from "node:path";

import { formatFileSize } from "#app/site/format.ts";

import { mediaFolder } from "../../ops/project-root.server.ts";

export async function describeMediaFile(path: string, languageTag: string) {
  const file = await stat(join(mediaFolder, path)).catch(() => undefined);
  if (!file) return undefined;
  return { format: extname(path).slice(1).toUpperCase(), size: formatFileSize(file.size, languageTag) };
}
