import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";

import { contentFolder } from "#app/server/project-root.server.ts";

export type ContentCopy = {
  folder: string;
  /** Replaces text in a file of the copy; the text must be there. */
  edit: (file: string, from: string | RegExp, to: string) => void;
  write: (file: string, content: string) => void;
  remove: () => void;
};

/** The demo content in a folder of its own, without the pictures, to be changed by a test. */
export function copyContent(): ContentCopy {
  const folder = mkdtempSync(join(tmpdir(), "site-content-"));
  cpSync(contentFolder, folder, { recursive: true, filter: (path) => basename(path) !== "media" });
  const write = (file: string, content: string) => writeFileSync(join(folder, file), content);
  return {
    folder,
    write,
    edit: (file, from, to) => {
      const before = readFileSync(join(folder, file), "utf8");
      const after = before.replace(from, to);
      if (after === before) throw new Error(`${file} does not hold ${from}`);
      write(file, after);
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
