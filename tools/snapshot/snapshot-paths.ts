/** Where the files of a snapshot are. The proxy's configuration in `deploy/` looks for them there. */

/**
 * Letters of a query that is kept. An escape would be decoded on the way through a proxy, and a name of a file has at most 255
 * bytes.
 */
const queryName = /^[\w.~=&+,-]{1,200}$/;

/** Segments of a path without escapes, upward or hidden parts. */
const pathname = /^(?:\/|(?:\/[a-z0-9_~-][\w.~-]{0,199}){1,8})$/i;

/** @returns the file of a page below its site's folder, or nothing for an address that no file can stand for */
export function pageFile(address: string): string | undefined {
  const [path = "", query] = address.split("?", 2);
  if (!pathname.test(path)) return undefined;
  const folder = path === "/" ? "" : `${path.slice(1)}/`;
  if (!query) return `${folder}index.html`;
  return queryName.test(query) ? `${folder}query/${query}.html` : undefined;
}

/** @returns the file of an asset or of media, the same for all sites */
export const sharedFile = (address: string): string | undefined =>
  pathname.test(address) ? `shared${address}` : undefined;
