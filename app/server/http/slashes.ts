/** @returns the permanent address if the path ends in a slash or starts with several */
export function withoutExtraSlashes(pathname: string, search: string): string | undefined {
  if (pathname === "/" || !/^\/[/\\]|\/$/.test(pathname)) return undefined;
  // `//host` would redirect to another site.
  return `/${pathname.replace(/^[/\\]+|(?<!\/)\/+$/g, "")}${search}`;
}
