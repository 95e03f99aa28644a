import { expect, test } from "vitest";

import { takeScripts, withBootScript } from "./page-scripts.ts";

const page = [
  '<!DOCTYPE html><html><head><link rel="stylesheet" href="/assets/s.css" data-precedence="default"/>',
  '<link rel="modulepreload" href="/assets/entry.js" fetchPriority="low"/>',
  '<link rel="modulepreload" href="/assets/part.js" fetchPriority="low"/></head>',
  '<body><main><p class="lead">Hello</p><script>restoreScroll()</script></main>',
  '<script data-tsr-stream-part="">$_TSR={}</script>',
  '<script data-tsr-stream-part="">$_TSR.router={i:"a",u:1763801234567,s:"success"}</script>',
  '<script type="module" async="" src="/assets/entry.js"></script>',
  "<script>document.currentScript.remove();/*$tsr-stream-boundary*/</script></body></html>",
].join("");

test("the application's parts are taken out of a page, and what visitors read stays", () => {
  const scripts = takeScripts(page)!;
  expect(scripts).toMatchObject({ entry: "/assets/entry.js", modules: ["/assets/part.js"] });
  expect(scripts.html).toContain("<script>restoreScroll()</script></main><!--scripts--></body>");
  expect(scripts.html).not.toMatch(/modulepreload|TSR|entry/);
  // Whoever draws the page, and whenever: the state is the same.
  expect(scripts.state).toContain('i:"a",u:Date.now(),s:"success"');
  expect(scripts.state.endsWith("/*$tsr-stream-boundary*/")).toBe(true);
});

test("a page without an application is left as it is", () => {
  expect(takeScripts("<html><body><h1>Error</h1></body></html>")).toBeUndefined();
});

test("a kept page names its state and its style sheet; any other carries and links them", () => {
  const scripts = takeScripts(page)!;
  const kept = withBootScript(scripts, "/* fonts */", {
    state: "/_state/x/?a=1&b=2",
    styles: (href) => `/* of ${href} */`,
  });
  expect(kept).toContain('data-state="/_state/x/?a=1&amp;b=2" data-styles="/assets/s.css">');
  expect(kept).toContain(
    '<head><link rel="expect" href="#cookie-notice" blocking="render"/><style>/* fonts *//* of /assets/s.css */</style></head>',
  );
  expect(kept).not.toContain("$_TSR");

  const own = withBootScript(scripts, "/* fonts */");
  expect(own).toContain('<link rel="stylesheet" href="/assets/s.css"');
  expect(own).toMatch(/<script>\$_TSR=\{\};[^]*<\/script><script data-entry="\/assets\/entry.js"/);
});
