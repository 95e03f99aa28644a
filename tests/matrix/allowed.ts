import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";

const folder = join(import.meta.dirname, "allowed");

/** One text per line, as on the page; `bg: text` is for one site. Lines with # are reasons. */
const lines = globSync("*.txt", { cwd: folder }).flatMap((file) =>
  readFileSync(join(folder, basename(file)), "utf8")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("#")),
);
const everywhere = new Set(lines);

/** Whether a site may show the English text. */
export const isAllowed = (words: string, code: string): boolean =>
  everywhere.has(words) || everywhere.has(`${code}: ${words}`);
