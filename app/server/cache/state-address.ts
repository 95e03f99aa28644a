/** Addresses of what kept pages were drawn from: `/_state/<hash>` before the page's own address. */
const pattern = /^\/_state\/([\w-]{22})(\/[^/\\].*)?$/;

export const isStateAddress = (pathname: string): boolean => pathname.startsWith("/_state/");

/** @param address path and query of the page. The home page's slash would be one too many at the end. */
export const stateAddressOf = (hash: string, address: string): string =>
  `/_state/${hash}${address.replace(/^\/(?=\?|$)/, "")}`;

/** @returns nothing for what is no such address */
export function parseStateAddress({
  pathname,
  search,
  origin,
}: URL): { hash: string; page: URL } | undefined {
  const [, hash, path = "/"] = pattern.exec(pathname) ?? [];
  return hash ? { hash, page: new URL(`${origin}${path}${search}`) } : undefined;
}
