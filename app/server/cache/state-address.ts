const pattern = /^\/_state\/([\w-]{22})(\/[^/\\].*)?$/;

export const isStateAddress = (pathname: string): boolean => pathname.startsWith("/_state/");

/** @param address path and query; the home page's slash is dropped to avoid a trailing one */
export const stateAddressOf = (hash: string, address: string): string =>
  `/_state/${hash}${address.replace(/^\/(?=\?|$)/, "")}`;

export function parseStateAddress({
  pathname,
  search,
  origin,
}: URL): { hash: string; page: URL } | undefined {
  const [, hash, path = "/"] = pattern.exec(pathname) ?? [];
  return hash ? { hash, page: new URL(`${origin}${path}${search}`) } : undefined;
}
