import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import { describe, expect, test, vi } from "vitest";

import { projectRoot } from "../ops/project-root.server.ts";
import { bytesFrom } from "./encodings.ts";
import { bytesOf, createPageCache, type RenderedPage, type CachedPage } from "./page-cache.ts";

const rendered = (html: string, shows: string[] = []): RenderedPage => ({
  site: "en",
  shows,
  page: bytesFrom(html),
  state: undefined,
  headers: { "content-type": "text/html" },
  route: "/",
});
const textOf = (cached: CachedPage | undefined) => cached && bytesOf(cached.page, "identity").toString();

const openCache = (options = {}) => createPageCache({ maxBytes: 1_000_000, freshFor: 60_000, ...options });

describe("the page cache", () => {
  test("renders a page once for all concurrent requests, and then not again", async () => {
    const cache = openCache();
    const render = vi.fn<() => Promise<RenderedPage>>(async () => {
      await sleep(10);
      return rendered("one");
    });
    const results = await Promise.all([
      cache.get("a", render),
      cache.get("a", render),
      cache.get("a", render),
    ]);
    expect(results.map(({ page }) => textOf(page))).toEqual(["one", "one", "one"]);
    expect((await cache.get("a", render)).found).toBe("hit");
    expect(render).toHaveBeenCalledOnce();
  });

  test("a page that must not be cached is sent to one visitor only", async () => {
    const cache = openCache();
    expect(await cache.get("a", async () => undefined)).toEqual({ page: undefined, found: "miss" });
    expect(textOf((await cache.get("a", async () => rendered("two"))).page)).toBe("two");
  });

  test("an old page is sent at once and revalidated for the next request, and stays if that fails", async () => {
    const cache = openCache({ freshFor: 50 });
    await cache.get("a", async () => rendered("old"));
    await sleep(60);
    for (const failing of [async () => undefined, async () => Promise.reject(new Error("away"))]) {
      const result = await cache.get("a", failing);
      expect([result.found, textOf(result.page)]).toEqual(["stale", "old"]);
      await sleep(5);
    }
    const result = await cache.get("a", async () => rendered("new"));
    expect([result.found, textOf(result.page)]).toEqual(["stale", "old"]);
    await expect
      .poll(async () => textOf((await cache.get("a", async () => rendered("newer"))).page))
      .toMatch("new");
  });

  test("old pages are revalidated two at a time, and pages that visitors wait for come first", async () => {
    const cache = openCache({ freshFor: 20 });
    const names = ["a", "b", "c", "d", "e"];
    for (const name of names) await cache.get(name, async () => rendered(name));
    await sleep(30);
    const pending: ((page: RenderedPage) => void)[] = [];
    const render = () => new Promise<RenderedPage>((resolve) => pending.push(resolve));
    for (const name of names) expect((await cache.get(name, render)).found).toBe("stale");
    expect(pending.length).toBe(2);
    expect(textOf((await cache.get("f", async () => rendered("f"))).page)).toBe("f");
    for (let number = 0; number < names.length; number++) {
      await expect.poll(() => pending.length).toBe(Math.min(number + 2, names.length));
      pending[number]!(rendered(`new ${number}`));
    }
    await expect.poll(async () => textOf((await cache.get("e", async () => undefined)).page)).toBe("new 4");
  });

  test("old pages in the queue are not rendered after the cache is cleared", async () => {
    const cache = openCache({ freshFor: 20 });
    for (const name of ["a", "b", "c"]) await cache.get(name, async () => rendered(name));
    await sleep(30);
    const first = Promise.withResolvers<RenderedPage>();
    await cache.get("a", () => first.promise);
    await cache.get("b", () => first.promise);
    const last = vi.fn<() => Promise<RenderedPage>>();
    await cache.get("c", last);
    cache.clear();
    first.resolve(rendered("of the old content"));
    await sleep(10);
    expect(last).not.toHaveBeenCalled();
    expect(cache.stats().pages).toBe(0);
  });

  test("only pages that show the change are removed", async () => {
    const cache = openCache();
    await cache.get("a", async () => rendered("a", ["product a", "list mice"]));
    await cache.get("b", async () => rendered("b", ["product b", "list mice"]));
    await cache.get("c", async () => rendered("c"));
    expect(cache.remove(new Set(["product a", "product z"]))).toBe(1);
    expect(["a", "b", "c"].map(cache.has)).toEqual([false, true, true]);
  });

  test("a page that is being rendered when its product changes is not cached, other pages are", async () => {
    const cache = openCache();
    const page = Promise.withResolvers<RenderedPage>();
    const other = Promise.withResolvers<RenderedPage>();
    const first = cache.get("a", () => page.promise);
    const second = cache.get("b", () => other.promise);
    cache.remove(new Set(["product a"]));
    page.resolve(rendered("of the old price", ["product a"]));
    other.resolve(rendered("b", ["product b"]));
    expect((await first).page).toBeUndefined();
    expect(textOf((await second).page)).toBe("b");
    expect(["a", "b"].map(cache.has)).toEqual([false, true]);
  });

  test("an old page that is being revalidated is removed when its product changes", async () => {
    const cache = openCache({ freshFor: 20 });
    await cache.get("a", async () => rendered("old", ["product a"]));
    await sleep(30);
    const page = Promise.withResolvers<RenderedPage>();
    expect((await cache.get("a", () => page.promise)).found).toBe("stale");
    expect(cache.remove(new Set(["product a"]))).toBe(1);
    page.resolve(rendered("of the old price", ["product a"]));
    await sleep(10);
    expect(cache.has("a")).toBe(false);
  });

  test("a page that does not change when it is revalidated is recompressed only once, with higher quality", async () => {
    const cache = openCache({ freshFor: 20 });
    const html = readFileSync(join(projectRoot, "README.md"), "utf8").repeat(3);
    const fetchText = async () => (await cache.get("a", async () => rendered(html))).page!.page;
    const first = await fetchText();
    let dense = first;
    await expect.poll(async () => (dense = await fetchText()).isDense).toBe(true);
    expect(dense.hash).toBe(first.hash);
    expect(dense.br.length).toBeLessThan(first.br.length);
    expect(bytesOf(dense, "identity").toString()).toBe(html);
    await sleep(30);
    await fetchText();
    await sleep(30);
    expect(await fetchText()).toBe(dense);
  });

  test("can be cleared, including pages that are being rendered", async () => {
    const cache = openCache();
    const { promise, resolve } = Promise.withResolvers<RenderedPage>();
    const waiting = cache.get("a", () => promise);
    cache.clear();
    resolve(rendered("of the old content"));
    expect((await waiting).page).toBeUndefined();
    expect(cache.stats()).toEqual({ pages: 0, bytes: 0 });
    expect((await cache.get("a", async () => rendered("of the new"))).found).toBe("miss");
  });

  test("stays within its size limit and evicts the least recently requested page first", async () => {
    const cache = openCache({ maxBytes: 100_000 });
    const big = (name: string) => async () => rendered(name + randomBytes(10_000).toString("hex"));
    await cache.get("a", big("a"));
    await cache.get("b", big("b"));
    for (const name of ["c", "d", "e"]) {
      expect((await cache.get("a", big("a"))).found).toBe("hit");
      await cache.get(name, big(name));
      expect(cache.stats().bytes).toBeLessThanOrEqual(100_000);
    }
    expect((await cache.get("b", big("b"))).found).toBe("miss");
  });
});
