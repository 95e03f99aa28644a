import { expect, test } from "vitest";

import { pageFile, sharedFile } from "./snapshot-paths.ts";
import { referencesIn, staticPolicy, toStaticPage, toUnavailablePage } from "./static-page.ts";

const policy =
  "default-src 'self'; script-src 'self' 'sha256-a'; style-src 'sha256-b'; frame-ancestors 'none'";
const pageWith = (body: string, head = "") =>
  `<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`;
const bodyOf = (html: string) =>
  toStaticPage(pageWith(html), policy, "Later & so").match(/<body>(.*)<\/body>/)![1];
const note = '<p role="note" data-nosnippet>Later &amp; so</p>';

test("scripts go, with what they would load; data stays", () => {
  const data = '<script type="application/ld+json">{"a":"<b>"}</script>';
  const fonts = '<link rel="preload" as="font" href="/assets/a.woff2"/>';
  const html = toStaticPage(
    pageWith(
      `${data}<script>if (a < b) "x"</script><script data-x="1" type="module" src="/a.js"></script>`,
      `<link rel="modulepreload" href="/a.js"/><link rel="preload" as="fetch" href="/a.css"/>${fonts}`,
    ),
    policy,
    "Later",
  );
  expect(html).toBe(
    pageWith(data, `<meta http-equiv="Content-Security-Policy" content="${staticPolicy(policy)}"/>${fonts}`),
  );
});

test("the policy keeps its hashes and closes what a page without scripts does not need", () => {
  expect(staticPolicy(policy)).toBe(
    "default-src 'self'; style-src 'sha256-b'; script-src 'none'; connect-src 'none'; worker-src 'none'; form-action 'none'",
  );
});

test("a notice replaces forms; a list with filters stays, its fields disabled; searches go", () => {
  expect(bodyOf('<form class="f" method="post"><input name="a"/></form>')).toBe(note);
  expect(bodyOf('<form action="/stores"><select></select></form>')).toBe(note);
  expect(bodyOf('<form role="search" action="/search"><input/></form>')).toBe("");
  expect(
    bodyOf(
      '<form autoComplete="off" class="list"><input name="a"/><button disabled=""></button><a href="/x">x</a></form>',
    ),
  ).toBe(
    `${note}<div class="list"><input disabled name="a"/><button disabled=""></button><a href="/x">x</a></div>`,
  );
});

test("of each picture two widths are left, or the largest of a small one", () => {
  const list = (widths: number[]) => widths.map((width) => `/media/${width}/a.webp ${width}w`).join(", ");
  expect(bodyOf(`<img srcSet="${list([320, 640, 960, 1280, 1920])}" src="/media/960/a.webp"/>`)).toBe(
    `<img srcSet="${list([640, 1280])}" src="/media/1280/a.webp"/>`,
  );
  expect(bodyOf(`<img src="/media/480/a.webp" srcSet="${list([320, 480])}"/>`)).toBe(
    `<img src="/media/480/a.webp" srcSet="${list([480])}"/>`,
  );
  expect(bodyOf('<img src="/media/icon.svg"/>')).toBe('<img src="/media/icon.svg"/>');
});

test("the page for the rest says so in the place of the 404 page's text", () => {
  const html = pageWith(
    '<p>menu</p><main id="main"><svg><path/></svg><h1>Oops</h1><p class="t">Gone</p></main>',
  );
  const unavailable = toUnavailablePage(html, policy, "Later & so");
  expect(unavailable).toContain('<main id="main"><h1>Oops</h1><p class="t">Later &amp; so</p></main>');
  expect(unavailable).toContain("<p>menu</p>");
  expect(unavailable).toContain('<meta name="robots" content="noindex"/>');
});

test("references are those of the same host, files apart from pages", () => {
  const { pages, files } = referencesIn(
    `<a href="/a?x=1&amp;y=2#part"></a><a href="//evil.example/"></a><a href="https://b.example/"></a><a href="#top"></a>
     <img src="/media/a.webp" srcSet="/media/320/a.webp 320w, /media/640/a.webp 640w"/><style>@font-face{src:url("/assets/f.woff2")}</style>`,
  );
  expect([...pages]).toEqual(["/a?x=1&y=2"]);
  expect([...files]).toEqual(["/media/a.webp", "/media/320/a.webp", "/media/640/a.webp", "/assets/f.woff2"]);
});

test("addresses become files below the snapshot, or none", () => {
  expect(pageFile("/")).toBe("index.html");
  expect(pageFile("/category/mice")).toBe("category/mice/index.html");
  expect(pageFile("/category/mice?color=black&page=2")).toBe("category/mice/query/color=black&page=2.html");
  expect(sharedFile("/media/320/scenes/lab.webp")).toBe("shared/media/320/scenes/lab.webp");
  for (const bad of ["/../x", "/a/../b", "/%2e%2e/x", "/a//b", "/.git", "/a\0", `/${"a".repeat(300)}`])
    expect([bad, pageFile(bad), sharedFile(bad)]).toEqual([bad, undefined, undefined]);
  for (const bad of ["/a?q=%2e", "/a?q=/../x", `/a?${"x".repeat(300)}`])
    expect(pageFile(bad)).toBeUndefined();
});
