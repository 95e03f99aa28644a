import { basename, extname, join, relative } from "node:path";

import * as v from "valibot";

import { slug } from "#app/validation/fields.ts";

import { files } from "./content-hash.server.ts";
import type { Problem } from "./problem.ts";

/** The name of an entry's file is part of its URL. */
export function checkFileName(file: string): Problem[] {
  const name = basename(file, extname(file));
  const { issues } = v.safeParse(slug, name);
  if (!issues) return [];
  const proposal = slugify(name);
  const message = `file name: got ${JSON.stringify(name)}, expected at most 64 lower-case letters, digits and single hyphens${proposal && `, for example ${proposal}`}`;
  return [{ file, line: 1, message, kind: "file name" }];
}

const slugify = (name: string): string =>
  name
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, 64)
    .replaceAll(/^-|-$/g, "");

const folders: Readonly<Record<string, readonly string[]>> = {
  products: [".yaml"],
  categories: [".yaml"],
  certificates: [".yaml"],
  manuals: [".yaml"],
  articles: [".md"],
  pages: [".yaml", ".md"],
  locales: [".po"],
};

const siteFolders: typeof folders = {
  products: [".yaml"],
  categories: [".yaml"],
  pages: [".yaml", ".md"],
};

const siteFiles = ["brand.yaml", "menus.yaml", "prices.yaml", "texts.po"];

/** Finds files in folders of entries that nothing reads: in subfolders, or with other extensions. */
export function checkStrayFiles(root: string, folder: string): Problem[] {
  const names = Object.keys(folders).join();
  return files(folder, `{{${names}}/**/*.*,sites/*/**/*.*}`).flatMap((path) => {
    const ofSite = /^sites\/[^/]+\//.exec(path)?.[0];
    const [kind, ...below] = path.slice(ofSite?.length ?? 0).split("/");
    if (path.endsWith("~") || (ofSite && siteFiles.includes(kind!))) return [];
    const extensions = (ofSite ? siteFolders : folders)[kind!] ?? [];
    if (below.length === 1 && extensions.includes(extname(path))) return [];
    const wanted =
      extensions.map((extension) => `${kind}/<name>${extension}`).join(" or ") ||
      [...siteFiles, ...Object.keys(siteFolders).map((name) => `${name}/`)].join(", ");
    const message = `file name: is not read, expected ${wanted}`;
    return [{ file: relative(root, join(folder, path)), line: 1, message, kind: "file that is not read" }];
  });
}
