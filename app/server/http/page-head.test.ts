import { expect, test } from "vitest";

import { withStyles } from "./page-head.ts";

const page =
  '<html><head><title>A</title></head><body><p class="lead">Hello</p><div id="cookie-notice"></div></body></html>';
const part = (href: string, html: string) => `/* of ${href} for ${html.length} */`;

test("a page with separate hydration data has the used part of the style sheet, and is painted as a whole", () => {
  expect(withStyles(page, { styles: "/s.css", stateAddress: "/_state/x" }, "/* fonts */", part)).toBe(
    page.replace(
      "</head>",
      '<link rel="expect" href="#cookie-notice" blocking="render"/>' +
        `<style>/* fonts *//* of /s.css for ${page.length} */</style></head>`,
    ),
  );
});

test("without a cookie notice the footer is the last element", () => {
  const without = page.replace('<div id="cookie-notice"></div>', '<footer id="site-footer"></footer>');
  const head = withStyles(without, { styles: "/s.css", stateAddress: "/_state/x" }, "", part);
  expect(head).toContain('<link rel="expect" href="#site-footer" blocking="render"/>');
});

test("any other page links the style sheet", () => {
  expect(withStyles(page, { styles: "/s.css", stateAddress: undefined }, "/* fonts */", part)).toBe(
    page.replace("</head>", '<link rel="stylesheet" href="/s.css"/><style>/* fonts */</style></head>'),
  );
});
