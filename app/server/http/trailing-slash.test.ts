import { expect, test } from "vitest";

import { withoutTrailingSlash } from "./trailing-slash.ts";

test.each([
  ["/", "", undefined],
  ["/about", "?x=1", undefined],
  ["/about/", "?x=1", "/about?x=1"],
  ["/about//", "", "/about"],
  ["/category/mice/", "", "/category/mice"],
  ["//", "", "/"],
  ["//evil.test/", "", "/evil.test"],
  ["/\\evil.test/", "", "/evil.test"],
  ["/caf%C3%A9/", "?q=%2F", "/caf%C3%A9?q=%2F"],
])("%s%s leads to %s", (pathname, search, location) => {
  expect(withoutTrailingSlash(pathname, search)).toBe(location);
});
