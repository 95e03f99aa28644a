import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

/**
 * The folder that holds `package.json`. Found from this module upwards, so the bundled server
 * and scripts that run from source agree on where migrations, content and media are.
 */
export const projectRoot = findUp(import.meta.dirname);

function findUp(folder: string): string {
  if (existsSync(join(folder, "package.json"))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error(`No package.json above ${import.meta.dirname}`);
  return findUp(parent);
}

export const contentFolder = join(projectRoot, "content");

/** Pictures and files that visitors may load, served below `/media`. */
export const mediaFolder = join(contentFolder, "media");
