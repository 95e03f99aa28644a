import { expect, test } from "vitest";

import { withoutExtraSlashes } from "./slashes.ts";

test.each([
  ["/", "", undefined],
  ["/about", "?x=1", undefined],
  ["/about/", "?x=1", "/about?x=1"],
  ["/about//", "", "/about"],
  ["//about//us//", "", "/about//us"],
  ["/category/mice/", "", "/category/mice"],
  ["//", "", "/"],
  ["//evil.test/", "", "/evil.test"],
  ["//evil.test/a", "?x", "/evil.test/a?x"],
  ["/\\evil.test/", "", "/evil.test"],
  ["/caf%C3%A9/", "?q=%2F", "/caf%C3%A9?q=%2F"],
])("%s%s leads to %s", (pathname, search, location) => {
  expect(withoutExtraSlashes(pathname, search)).toBe(location);
});
