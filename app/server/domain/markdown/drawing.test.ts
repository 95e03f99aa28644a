import { expect, test } from "vitest";

import { parseDrawing } from "./drawing.ts";

const file = (shapes: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 900">\n<title>Pads</title>\n${shapes}\n</svg>\n`;

test("shapes that take their colors from the page become part of it", () => {
  const shapes = '<path d="M0 0h9" fill="var(--figure-stone, #9900ff)"/>\n<text x="4" y="9">1</text>';
  expect(parseDrawing(file(shapes))).toEqual({ width: 1600, height: 900, shapes });
});

test.each([
  ["a script", "<script>alert(1)</script>"],
  ["an event handler", '<path d="M0 0" onload="alert(1)"/>'],
  ["an address", '<path d="M0 0" href="https://example.com"/>'],
  ["a style", '<path d="M0 0" style="position:fixed"/>'],
  ["a reference", '<path d="M0 0" fill="url(https://example.com/a.svg)"/>'],
  ["other elements", "<foreignObject><p>Text</p></foreignObject>"],
  ["an entity", "<text>&lt;b&gt;</text>"],
  ["an open quote", '<path d="M0 0><text>"</text>'],
  ["a nested frame", "</svg><svg>"],
])("%s makes the file a plain picture", (_name, shapes) => {
  expect(parseDrawing(file(shapes))).toBeUndefined();
});

test("a file beyond 64 KB is a plain picture", () => {
  expect(parseDrawing(file(`<path d="${"M0 0".repeat(17_000)}"/>`))).toBeUndefined();
});
