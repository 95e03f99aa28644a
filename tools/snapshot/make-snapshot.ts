import { setTimeout as sleep } from "node:timers/promises";

import { SetupError } from "#app/server/ops/setup-error.ts";

import { isRasterPicture } from "../../styles/pictures.ts";
import type { SnapshotFolder } from "./snapshot-folder.ts";
import { pageFile, sharedFile } from "./snapshot-paths.ts";
import type { SnapshotSource, SourceResponse } from "./snapshot-source.ts";
import { referencesIn, toStaticPage, toUnavailablePage } from "./static-page.ts";

export type SnapshotSite = {
  host: string;
  aliases: readonly string[];
  /** Replaces forms, and is the text of the page for missing content. */
  notice: string;
};

export type SnapshotSummary = { sites: number; pages: number; files: number; bytes: number };

type Options = {
  source: SnapshotSource;
  folder: SnapshotFolder;
  sites: readonly SnapshotSite[];
  /** Called once per site, then periodically. */
  report: (line: string) => void;
};

/** Concurrent requests. A server with one processor renders one page at a time. */
const concurrency = 4;

/** Per site, including pages with a query. Sitemap and links give a few hundred. */
const maxPages = 20_000;

/**
 * Writes all publicly cacheable pages and the files they use.
 * @throws if a sitemap page or a file is unavailable, so that a partial snapshot never replaces a full one
 */
export async function makeSnapshot({ source, folder, sites, report }: Options): Promise<SnapshotSummary> {
  const files = new Set<string>();
  let pages = 0;
  for (const site of sites) {
    const written = await writeSite(site, source, folder, files);
    pages += written;
    report(`${site.host}: ${written} pages`);
  }
  const written = await writeFiles(files, sites[0]!.host, source, folder);
  report(`${written} files`);
  const summary = { sites: sites.length, pages, files: written, bytes: folder.bytes() };
  await folder.write("snapshot.json", Buffer.from(`${JSON.stringify({ at: new Date(), ...summary })}\n`));
  return summary;
}

async function writeSite(
  { host, aliases, notice }: SnapshotSite,
  source: SnapshotSource,
  folder: SnapshotFolder,
  files: Set<string>,
): Promise<number> {
  const inSitemap = new Set(await readSitemap(host, "/sitemap.xml", source));
  const queue = [...inSitemap];
  const known = new Set(queue);
  let pages = 0;

  const collectReferences = (html: string) => {
    const found = referencesIn(html);
    for (const file of found.files) files.add(file);
    return found;
  };
  await inParallel(queue, async (address) => {
    const file = pageFile(address);
    if (!file) return;
    const response = await getCacheable(host, address, source, inSitemap.has(address));
    if (!response) return;
    const html = toStaticPage(String(response.body), policyOf(response), notice);
    await folder.write(`sites/${host}/${file}`, Buffer.from(html));
    pages += 1;
    for (const link of collectReferences(html).pages) {
      // Combinations of filters are unlimited, so links on pages with a query are not followed.
      if (known.has(link) || address.includes("?")) continue;
      if (known.size >= maxPages) throw new SetupError(`${host} has more than ${maxPages} pages.`);
      known.add(link);
      queue.push(link);
    }
  });

  const notFound = await source.get(host, "/not/found");
  const unavailable = toUnavailablePage(String(notFound.body), policyOf(notFound), notice);
  collectReferences(unavailable);
  await folder.write(`sites/${host}/unavailable.html`, Buffer.from(unavailable));
  for (const alias of aliases) await folder.link(`sites/${alias}`, host);
  return pages;
}

/** For incomplete pages, for example while the printed catalog is being rendered. `pause` in milliseconds. */
const incomplete = { attempts: 60, pause: 5_000 };

/** @param required whether the page must be cacheable @returns undefined for other uncacheable pages */
async function getCacheable(host: string, address: string, source: SnapshotSource, required: boolean) {
  for (let attempt = 1; ; attempt++) {
    const response = await source.get(host, address);
    if (isCacheable(response)) return response;
    if (!required) return undefined;
    if (response.status !== 200 || attempt === incomplete.attempts)
      throw new SetupError(`${host}${address} cannot be cached: status ${response.status}`);
    await sleep(incomplete.pause);
  }
}

/** Public pages are equal for all visitors and complete. */
const isCacheable = ({ status, headers }: SourceResponse) =>
  status === 200 &&
  headers["content-type"]?.startsWith("text/html") === true &&
  /\bpublic\b.*\bs-maxage=[1-9]/.test(headers["cache-control"] ?? "");

function policyOf({ headers }: SourceResponse): string {
  const policy = headers["content-security-policy"];
  if (!policy) throw new SetupError("The server sends pages without a Content-Security-Policy.");
  return policy;
}

/** Follows sitemap indexes. @returns paths */
async function readSitemap(host: string, path: string, source: SnapshotSource): Promise<string[]> {
  const { status, body } = await source.get(host, path);
  const addresses = [...String(body).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address]) => new URL(address!),
  );
  if (status !== 200 || addresses.length === 0 || addresses.some((address) => address.host !== host))
    throw new SetupError(`The server has no site ${host}: ${path} returned ${status}.`);
  const lists = await Promise.all(
    addresses.map(({ pathname }) =>
      pathname.endsWith(".xml") ? readSitemap(host, pathname, source) : [pathname],
    ),
  );
  return lists.flat();
}

async function writeFiles(
  files: Set<string>,
  host: string,
  source: SnapshotSource,
  folder: SnapshotFolder,
): Promise<number> {
  const queue = [...files];
  let written = 0;
  await inParallel(queue, async (address) => {
    const file = sharedFile(address);
    if (!file) return;
    // Each file has one format, and all browsers support WebP.
    const { status, body } = await source.get(host, address, isRasterPicture(address) ? "image/webp" : "*/*");
    if (status !== 200) throw new SetupError(`${host}${address}: status ${status}`);
    await folder.write(file, body);
    written += 1;
    if (!file.endsWith(".css")) return;
    for (const found of referencesIn(String(body)).files) {
      if (files.has(found)) continue;
      files.add(found);
      queue.push(found);
    }
  });
  return written;
}

/** Processes a queue that may grow. Starts no more work after a failure. */
async function inParallel<Item>(queue: Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const failures: unknown[] = [];
  const running = new Set<Promise<void>>();
  let next = 0;
  while (running.size > 0 || (next < queue.length && failures.length === 0)) {
    while (running.size < concurrency && next < queue.length && failures.length === 0) {
      const task = work(queue[next++]!)
        .catch((error: unknown) => void failures.push(error))
        .finally(() => running.delete(task));
      running.add(task);
    }
    await Promise.race(running);
  }
  if (failures.length > 0) throw failures[0];
}
