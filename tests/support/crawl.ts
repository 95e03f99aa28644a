/** Follows every address of some hosts, as a browser and a search engine would. */

import { fetchPatiently } from "./server.ts";

export type Found = {
  address: string;
  status: number;
  /** Media type without parameters. */
  type: string;
  text: string;
  bytes: Uint8Array;
};

/** Pictures and fonts are requested but not parsed. */
const isText = (type: string) => /^text\/|json|javascript|xml|svg/.test(type);

/** Filtered and sorted lists: each site has one of them. */
const isVariant = ({ search }: URL) => search !== "" && !search.startsWith("?v=");

const attributes = /\b(?:href|src|srcset|content|poster|action|imagesrcset|data-[a-z-]+)="([^"]*)"/gi;
const inStyles = /url\(["']?([^"')]+)["']?\)/g;
const inTexts = /(?:["'(>]|&quot;)((?:https?:\/\/|\/)[^\s"'()<>\\&]+)/g;
/** Built files have a hash. Other strings are patterns, parts of addresses, or default files of packages. */
const inScripts = /["'`]((?:\.{1,2}|\/assets)\/[\w./-]+-[\w-]{8}\.\w+)["'`]/g;

function linksOf({ text, address, type }: Found): string[] {
  const found =
    type === "text/html"
      ? [...text.matchAll(attributes)].flatMap(([, value]) =>
          value!.split(",").map((part) => part.trim().split(" ")[0]!),
        )
      : [];
  const others =
    ["text/html", "text/css"].includes(type) || !isText(type)
      ? []
      : [...text.matchAll(type.endsWith("javascript") ? inScripts : inTexts)].map(([, value]) => value!);
  return [...found, ...[...text.matchAll(inStyles)].map(([, value]) => value!), ...others]
    .map((link) => link.replaceAll("&amp;", "&"))
    .filter((link) => /^(?:https?:\/\/|\/|\.{1,2}\/)/.test(link) && URL.canParse(link, address))
    .map((link) => new URL(link, address))
    .filter((url) => !isVariant(url))
    .map(({ origin, pathname, search }) => `${origin}${pathname}${search}`);
}

/** Files that no page links to. */
const wellKnown = ["/", "/robots.txt", "/sitemap.xml", "/catalogue.pdf", "/missing-page"];

export async function crawl(port: number, hosts: readonly string[]): Promise<Found[]> {
  const queue = hosts.flatMap((host) => wellKnown.map((path) => `https://${host}${path}`));
  const seen = new Set(queue);
  const found: Found[] = [];
  for (let address = queue.shift(); address !== undefined; address = queue.shift()) {
    const { hostname, pathname, search } = new URL(address);
    const { bytes, ...answer } = await fetchPatiently(port, hostname, `${pathname}${search}`);
    const type = String(answer.headers["content-type"] ?? "").split(";")[0]!;
    const location = answer.headers.location;
    const one = { address, status: answer.status, type, bytes, text: "" };
    if (isText(type)) one.text = bytes.toString("utf8");
    else if (type === "application/pdf") one.text = bytes.toString("latin1");
    if (!(address.endsWith("/missing-page") && answer.status === 404)) found.push(one);
    else found.push({ ...one, status: 200 });
    const links = linksOf(one);
    if (location) links.push(new URL(String(location), address).href);
    for (const link of links) {
      const { hostname: host } = new URL(link);
      if (!hosts.includes(host) || seen.has(link)) continue;
      seen.add(link);
      queue.push(link);
    }
  }
  return found;
}
