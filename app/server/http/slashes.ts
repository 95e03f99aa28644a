/**
 * @param pathname as it stands in the URL @param search with its question mark, or empty
 * @returns where a path that ends in a slash, or starts with more than one, lives for good; nothing
 *   for the root and for paths that are right
 */
export function withoutExtraSlashes(pathname: string, search: string): string | undefined {
  if (pathname === "/" || !/^\/[/\\]|\/$/.test(pathname)) return undefined;
  // One leading slash only: `//host` would lead to another site.
  return `/${pathname.replace(/^[/\\]+|(?<!\/)\/+$/g, "")}${search}`;
}
