import { describe, expect, test } from "vitest";

import { createRedirectIndex, normalizePath, type RedirectRule } from "./redirect-rules.ts";

const rule = (path: string, target: string, more: Partial<RedirectRule> = {}): RedirectRule => ({
  site: "",
  host: "",
  path,
  query: "",
  isPrefix: false,
  target,
  status: 301,
  ...more,
});

const index = createRedirectIndex([
  rule("/old", "/new"),
  rule("/old", "/neu", { site: "de" }),
  rule("/old", "/from-alias", { site: "de", host: "old.example" }),
  rule("/über", "/about"),
  rule("/search", "/search?q=all#top"),
  rule("/shop.php", "/mice", { query: "id=7" }),
  rule("/shop.php", "/mice-in-red", { query: "color=red&id=7" }),
  rule("/shop.php", "/shop"),
  rule("/blog", "/journal/:splat", { isPrefix: true }),
  rule("/blog/news", "/news", { isPrefix: true }),
  rule("/blog/archive", "", { status: 410 }),
  rule("/up", "/:splat", { isPrefix: true }),
  rule("", "https://other.example/:splat", { host: "gone.example", isPrefix: true }),
]);

const locate = (address: string, site = "en", host = "en.example") => {
  const { pathname: path, search } = new URL(address, "http://any.example");
  return index.find({ host, site, path, search })?.location;
};

describe("an address is found", () => {
  test.each([
    ["/old", "/new"],
    ["/old/", "/new"],
    ["/old?utm_source=mail", "/new?utm_source=mail"],
    ["/%C3%BCber", "/about"],
    ["/%c3%bcber", "/about"],
    ["/search?page=2", "/search?q=all#top"],
    ["/older", undefined],
    ["/old/below", undefined],
    ["/", undefined],
  ])("%s leads to %s", (address, location) => {
    expect(locate(address)).toBe(location);
  });

  test("the rule of a host wins over that of its site, and that over the one for all", () => {
    expect(locate("/old", "de", "de.example")).toBe("/neu");
    expect(locate("/old", "de", "old.example")).toBe("/from-alias");
    expect(locate("/old", "uk", "uk.example")).toBe("/new");
  });

  test("by parameters in any order, the most of them first, and other parameters are preserved", () => {
    expect(locate("/shop.php?id=7")).toBe("/mice");
    expect(locate("/shop.php?ref=mail&id=7")).toBe("/mice?ref=mail");
    expect(locate("/shop.php?id=7&color=red")).toBe("/mice-in-red");
    expect(locate("/shop.php?id=8")).toBe("/shop?id=8");
  });

  test("below a prefix, the longest first, and an exact address before it", () => {
    expect(locate("/blog/2019/a%20b?x=1")).toBe("/journal/2019/a%20b?x=1");
    expect(locate("/blog")).toBe("/journal");
    expect(locate("/blog/news/x")).toBe("/news");
    expect(locate("/blogs")).toBeUndefined();
    expect(locate("/blog/archive")).toBe("");
    expect(locate("/a/b", "en", "gone.example")).toBe("https://other.example/a/b");
    expect(locate("/", "en", "gone.example")).toBe("https://other.example");
  });

  test("and does not redirect to a host that only the request names", () => {
    for (const path of ["/up//evil.example", "/up///evil.example/", "/up/%2F%2Fevil.example"]) {
      const { location } = index.find({ host: "", site: "en", path, search: "" })!;
      expect(new URL(location, "https://en.example").host).toBe("en.example");
    }
  });

  test("however deep the path is", () => {
    const path = `/blog${"/x".repeat(5_000)}`;
    expect(index.find({ host: "", site: "en", path, search: "" })?.rule.path).toBe("/blog");
  });
});

test("a path keeps its number of segments when it is decoded", () => {
  expect(normalizePath("/a%2Fb/%E0%A4%A/c/")).toBe("/a%2Fb/%E0%A4%A/c");
});

test("a look-up does not take longer with more rules", () => {
  const time = (size: number) => {
    const many = createRedirectIndex(
      Array.from({ length: size }, (_, number) => rule(`/old-${number}`, `/new-${number}`)),
    );
    const request = { host: "en.example", site: "en", path: "/product/facet", search: "" };
    for (let turn = 0; turn < 20_000; turn++) many.find(request);
    const started = performance.now();
    for (let turn = 0; turn < 50_000; turn++) many.find(request);
    return performance.now() - started;
  };
  const few = Math.min(time(10), time(10), time(10));
  const many = Math.min(time(20_000), time(20_000), time(20_000));
  expect(many).toBeLessThan(few * 10 + 50);
});
