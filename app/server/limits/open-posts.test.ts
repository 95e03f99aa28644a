import { expect, test } from "vitest";

import { createOpenPosts } from "./open-posts.ts";

test("a visitor may have as many open posts as the limit, and another one when one is done", () => {
  const posts = createOpenPosts({ total: 100, perNetwork: 2 });
  const first = posts.enter("2001:db8:1:2::1") as () => void;
  expect(posts.enter("2001:db8:1:2::2")).toBeTypeOf("function");
  expect(posts.enter("2001:db8:1:2::3")).toBe("perNetwork");
  expect(posts.enter("2001:db8:1:3::1")).toBeTypeOf("function");
  first();
  expect(posts.enter("2001:db8:1:2::3")).toBeTypeOf("function");
});

test("all visitors together have a limit", () => {
  const posts = createOpenPosts({ total: 3, perNetwork: 2 });
  const done = ["192.0.2.1", "192.0.2.2", "192.0.2.3"].map((address) => posts.enter(address));
  expect(posts.enter("192.0.2.4")).toBe("total");
  (done[0] as () => void)();
  expect(posts.enter("192.0.2.4")).toBeTypeOf("function");
});
