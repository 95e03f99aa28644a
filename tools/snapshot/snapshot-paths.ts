/** File paths in a snapshot. The proxy configuration in `deploy/` uses the same mapping. */

/** Queries without escapes, which proxies would decode. File names are limited to 255 bytes. */
const queryName = /^[\w.~=&+,-]{1,200}$/;

/** Paths without escapes, parent segments or hidden files. */
const pathname = /^(?:\/|(?:\/[a-z0-9_~-][\w.~-]{0,199}){1,8})$/i;

/** @returns the page's file below the folder of its site; undefined if the URL cannot be mapped */
export function pageFile(address: string): string | undefined {
  const [path = "", query] = address.split("?", 2);
  if (!pathname.test(path)) return undefined;
  const folder = path === "/" ? "" : `${path.slice(1)}/`;
  if (!query) return `${folder}index.html`;
  return queryName.test(query) ? `${folder}query/${query}.html` : undefined;
}

/** @returns the file of an asset or of media, shared by all sites */
export const sharedFile = (address: string): string | undefined =>
  pathname.test(address) ? `shared${address}` : undefined;
