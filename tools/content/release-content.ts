/**
 * Layout of the shared content folder of the servers (docs/decisions/043-content-in-a-folder.md):
 *
 *     media/       pictures and other files; none are removed
 *     releases/    texts of each release, with `media` as a link
 *     current      a link to one of them, the `CONTENT_DIR` of the servers
 */
import { createHash, randomUUID } from "node:crypto";
import {
  copyFileSync,
  globSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, extname, join } from "node:path";

import { hashContent, textFiles } from "#app/server/data/import/content-hash.server.ts";

/** Number of retained releases, for rollbacks. */
const maxReleases = 10;

/** URLs of documents are printed and shared, so their names stay, and newer versions replace older ones. */
const hasFixedName = (path: string) => path.startsWith("downloads/");

/** Adds the files first, then the texts, with content-hashed picture names. @returns the folder of the release */
export function stageRelease(from: string, media: string, store: string): string {
  const names = addMedia(media, join(store, "media"));
  const unfinished = join(store, "releases", `.unfinished-${randomUUID()}`);
  mkdirSync(unfinished, { recursive: true });
  for (const path of globSync(textFiles, { cwd: from })) {
    const target = join(unfinished, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, renameMedia(readFileSync(join(from, path), "utf8"), names));
  }
  symlinkSync("../../media", join(unfinished, "media"));
  const time = new Date().toISOString().replaceAll(/[-:]|\.\d+/g, "");
  const release = join(store, "releases", `${time}-${hashContent(unfinished).slice(0, 8)}`);
  if (exists(release)) rmSync(unfinished, { recursive: true });
  else renameSync(unfinished, release);
  return release;
}

/** Servers that start from now on read this release; running ones already have its rows. */
export function makeCurrent(store: string, release: string): void {
  const link = join(store, `.current-${randomUUID()}`);
  symlinkSync(join("releases", basename(release)), link);
  renameSync(link, join(store, "current"));
  const older = readdirSync(join(store, "releases"))
    .filter((name) => name !== basename(release))
    .toSorted()
    .toReversed();
  for (const name of older.slice(maxReleases - 1))
    rmSync(join(store, "releases", name), { recursive: true, force: true });
}

/** @returns new picture names by old ones */
function addMedia(media: string, store: string): Map<string, string> {
  const names = new Map<string, string>();
  for (const path of globSync("**/*", { cwd: media }).sort()) {
    const file = join(media, path);
    if (!statSync(file).isFile()) continue;
    const hash = createHash("sha256").update(readFileSync(file)).digest("hex").slice(0, 16);
    const isNamed = path.includes(`.${hash}.`) || path.includes(`-${hash.slice(0, 8)}.`);
    if (hasFixedName(path) || (isNamed && !exists(join(store, path)))) addFile(file, join(store, path));
    if (hasFixedName(path) || isNamed) continue;
    const ending = extname(path);
    const name = `${path.slice(0, path.length - ending.length)}.${hash}${ending}`;
    if (!exists(join(store, name))) addFile(file, join(store, name));
    // For pages and links from before the first release.
    linkFile(join(store, name), join(store, path));
    names.set(path, name);
  }
  return names;
}

const exists = (path: string) => statSync(path, { throwIfNoEntry: false }) !== undefined;

/** Replaces the file atomically: readers get either version in full. */
function replace(target: string, write: (unfinished: string) => void) {
  mkdirSync(dirname(target), { recursive: true });
  const unfinished = join(dirname(target), `.${randomUUID()}`);
  try {
    write(unfinished);
    renameSync(unfinished, target);
  } finally {
    rmSync(unfinished, { force: true });
  }
}

const addFile = (file: string, target: string) =>
  replace(target, (unfinished) => copyFileSync(file, unfinished));

/** Copies the file on volumes without hard links. */
const linkFile = (file: string, target: string) =>
  replace(target, (unfinished) => {
    try {
      linkSync(file, unfinished);
    } catch {
      copyFileSync(file, unfinished);
    }
  });

const pathInText = /[\w./-]+\.[a-z0-9]+/g;
const prefix = "/media/";

/** In fields (`scenes/lab.webp`), in Markdown and in links (`/media/scenes/lab.webp`), in all languages. */
export const renameMedia = (text: string, names: ReadonlyMap<string, string>): string =>
  text.replaceAll(pathInText, (words) => {
    const start = words.lastIndexOf(prefix) < 0 ? 0 : words.lastIndexOf(prefix) + prefix.length;
    const path = words.slice(start);
    return words.slice(0, start) + (names.get(path) ?? path);
  });
