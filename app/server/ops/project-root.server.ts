import { existsSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

/** Found upwards from this module, because the bundle and scripts run from source have different depths. */
export const projectRoot = findUp(import.meta.dirname);

function findUp(folder: string): string {
  if (existsSync(join(folder, "package.json"))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error(`No package.json above ${import.meta.dirname}`);
  return findUp(parent);
}

/** Needed before a runtime exists; default as in `settings.server.ts`. May be a link that a release replaces. */
export const contentFolder = process.env.CONTENT_DIR
  ? resolve(process.env.CONTENT_DIR)
  : join(projectRoot, "content");

export const mediaFolder = join(contentFolder, "media");

/** The media of a content folder, or those of the server if it has none. */
export function mediaOf(folder: string): string {
  const own = join(folder, "media");
  return existsSync(own) ? own : mediaFolder;
}
