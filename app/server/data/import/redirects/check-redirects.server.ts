import { existsSync } from "node:fs";
import { join } from "node:path";

import {
  createRedirectIndex,
  normalizePath,
  type RedirectIndex,
  type RedirectRequest,
} from "../../../domain/sites/redirect-rules.ts";
import type { ContentFiles } from "../content-files.server.ts";
import { didYouMean } from "../did-you-mean.ts";
import { knownAddresses, pathOfLink } from "../links.server.ts";
import type { Problem } from "../problem.ts";
import { type PlacedRow, placeRow, siteOfHost } from "./redirect-sites.ts";

type Context = {
  sites: NonNullable<ContentFiles["sites"]>["value"]["sites"];
  addresses: ReturnType<typeof knownAddresses>;
  index: RedirectIndex<PlacedRow>;
  hasFile: (path: string) => boolean;
};

/** Paths of the server that redirects must not use. */
const reserved = /^\/(?:assets|api|internal|_serverFn|_state|healthz|readyz|metrics)(?:\/|$)/;

/** Finds redirect loops and chains, missing targets, and redirects that hide a page. */
export function checkRedirects(content: ContentFiles, mediaFolder: string): Problem[] {
  const { redirects, sites } = content;
  if (!sites) return [];
  const { file, rows } = redirects;
  const known = sites.value.sites;
  const placed = rows.map((row) => ({ row, rule: placeRow(row, known) }));
  const rules = placed.flatMap(({ rule }) => rule ?? []);
  const context: Context = {
    sites: known,
    addresses: knownAddresses(content),
    index: createRedirectIndex(rules),
    hasFile: (path) => existsSync(join(mediaFolder, path)),
  };
  const hosts = new Set(known.flatMap(({ host, aliases }) => [host, ...aliases]));
  const unplaced = placed
    .filter(({ rule }) => !rule)
    .map(({ row: { line, from, host = "" } }) => ({
      file,
      line,
      message: `from: got ${JSON.stringify(from)}, expected a host of sites.yaml${didYouMean(host, hosts)}`,
    }));
  const first = new Map<string, number>();
  const problems = rules.flatMap((rule) => {
    const key = JSON.stringify([rule.site, rule.host, rule.path, rule.query, rule.isPrefix]);
    const earlier = first.get(key);
    first.set(key, earlier ?? rule.line);
    const message =
      earlier === undefined
        ? problemOf(rule, context)
        : `from: got ${JSON.stringify(rule.from)}, which line ${earlier} has`;
    return message === undefined ? [] : [{ file, line: rule.line, message, kind: "redirect" }];
  });
  return [...unplaced, ...problems];
}

const problemOf = (rule: PlacedRow, context: Context): string | undefined =>
  hiddenPage(rule, context) ??
  (rule.status === 410 ? undefined : (detour(rule, context) ?? deadTarget(rule, context)));

function hiddenPage({ from, path, query, host, site, isPrefix }: PlacedRow, { addresses, hasFile }: Context) {
  const got = `from: got ${JSON.stringify(from)}`;
  if (reserved.test(path))
    return `${got}, which belongs to the server, expected an address of a page or file`;
  if (host || query) return undefined;
  const paths = addresses.pathsOn(site || undefined);
  const media = /^\/media\/(.+)$/.exec(path)?.[1];
  if (media !== undefined && hasFile(media))
    return `${got}, which is a file, expected an address that is no longer used`;
  const hidden = isPrefix
    ? [...paths].find((live) => live === (path || "/") || live.startsWith(`${path}/`))
    : paths.has(path || "/")
      ? path || "/"
      : undefined;
  return hidden === undefined
    ? undefined
    : `${got}, which hides the page ${hidden}, expected an address that is no longer used`;
}

/** For the first site on which the target is redirected again. */
function detour(rule: PlacedRow, context: Context): string | undefined {
  const got = `to: got ${JSON.stringify(rule.to)}`;
  for (const request of targetsOf(rule, context.sites)) {
    const { path, circle } = follow(rule, request, context);
    const lines = path.slice(1).map(({ line }) => line);
    const by = lines.length > 0 ? ` by line ${lines.join(", ")}` : "";
    if (circle === rule)
      return `${got}, which leads back to ${JSON.stringify(rule.from)}${by}, expected a page`;
    if (circle) return `${got}, which leads into a circle at line ${circle.line}, expected a page`;
    const last = path.at(-1)!;
    if (last !== rule)
      return `${got}, which is redirected once more${by}, expected ${JSON.stringify(last.to || "410")}`;
  }
  return undefined;
}

/** @returns the chain of redirects, and the one that closes a loop */
function follow(rule: PlacedRow, start: RedirectRequest, { index, sites }: Context) {
  const path = [rule];
  let request: RedirectRequest | undefined = start;
  while (request) {
    const found = index.find(request);
    if (!found) break;
    if (path.includes(found.rule)) return { path, circle: found.rule };
    path.push(found.rule);
    request = found.location ? targetOn(found.location, request.site, sites) : undefined;
  }
  return { path, circle: undefined };
}

function deadTarget({ to, target, site, isForced }: PlacedRow, context: Context): string | undefined {
  if (isForced || target.includes(":splat")) return undefined;
  const { addresses, hasFile, sites } = context;
  const owner = target.startsWith("/") ? undefined : siteOfHost(new URL(target).hostname, sites);
  if (!target.startsWith("/") && !owner) return undefined;
  const path = normalizePath(owner ? new URL(target).pathname : pathOfLink(target)!) || "/";
  const got = `to: got ${JSON.stringify(to)}`;
  const file = /^\/media\/(.+)$/.exec(path)?.[1];
  if (file !== undefined) return hasFile(file) ? undefined : `${got}, expected a file of media/`;
  const codes = owner ? [owner.code] : site ? [site] : sites.map(({ code }) => code);
  const without = codes.filter((code) => addresses.problemOf(path, code) !== undefined);
  if (without.length === 0) return undefined;
  const where = without.length < codes.length ? ` on ${without.join(", ")}` : "";
  const hint = didYouMean(path, addresses.pathsOn(without[0]));
  return `${got}, which leads to nothing${where}${hint}, expected the address of a page`;
}

/** Requests that follow the redirect, one per site of the rule; `:splat` becomes a word that no path contains. */
function targetsOf({ site, target }: PlacedRow, sites: Context["sites"]): RedirectRequest[] {
  const codes = site ? [site] : sites.map(({ code }) => code);
  const location = target.replace(":splat", "splat");
  return [
    ...new Map(
      codes.flatMap((code) => targetOn(location, code, sites) ?? []).map((one) => [one.site, one]),
    ).values(),
  ];
}

/** @returns undefined for URLs of other hosts */
function targetOn(location: string, code: string, sites: Context["sites"]): RedirectRequest | undefined {
  const site = sites.find((one) => one.code === code)!;
  const url = new URL(location, `https://${site.host}`);
  const owner = location.startsWith("/") ? site : siteOfHost(url.hostname, sites);
  return owner && { host: url.hostname, site: owner.code, path: url.pathname, search: url.search };
}
