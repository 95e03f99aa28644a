import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";

const folder = join(import.meta.dirname, "allowed");

/** One text a line, as it stands on the page; `bg: text` is of one site. Lines with # say why. */
const lines = globSync("*.txt", { cwd: folder }).flatMap((file) =>
  readFileSync(join(folder, basename(file)), "utf8")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("#")),
);
const everywhere = new Set(lines);

/** Whether a text may be the same on a site as in English. */
export const isAllowed = (words: string, code: string): boolean =>
  everywhere.has(words) || everywhere.has(`${code}: ${words}`);
