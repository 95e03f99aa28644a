import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";

import { contentFolder } from "#app/server/ops/project-root.server.ts";

export type ContentCopy = {
  folder: string;
  /** @throws if the file does not contain the text */
  edit: (file: string, from: string | RegExp, to: string) => void;
  write: (file: string, content: string) => void;
  remove: () => void;
};

/**
 * Copies the brand's content without pictures to a new folder, for a test to change.
 * @param sites codes of the sites to keep; default: all. Importing further sites takes time and covers no other code.
 */
export function copyContent(sites?: readonly string[]): ContentCopy {
  const folder = mkdtempSync(join(tmpdir(), "site-content-"));
  cpSync(contentFolder, folder, { recursive: true, filter: (path) => basename(path) !== "media" });
  const write = (file: string, content: string) => writeFileSync(join(folder, file), content);
  const edit: ContentCopy["edit"] = (file, from, to) => {
    const before = readFileSync(join(folder, file), "utf8");
    const after = before.replace(from, to);
    if (after === before) throw new Error(`${file} does not hold ${from}`);
    write(file, after);
  };
  if (sites)
    edit("sites.yaml", new RegExp(`^ {2}- code: (?!(?:${sites.join("|")})$)\\w+\n(?: {4}.*\n)+`, "gm"), "");
  return {
    folder,
    write,
    edit,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
