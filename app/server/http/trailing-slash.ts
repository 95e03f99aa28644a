/**
 * @param pathname as it stands in the URL @param search with its question mark, or empty
 * @returns where a path that ends in a slash lives for good; nothing for the root and for paths that are right
 */
export function withoutTrailingSlash(pathname: string, search: string): string | undefined {
  if (!pathname.endsWith("/") || pathname === "/") return undefined;
  // One leading slash only: `//host` would lead to another site.
  return `/${pathname.replace(/^[/\\]+|\/+$/g, "")}${search}`;
}
