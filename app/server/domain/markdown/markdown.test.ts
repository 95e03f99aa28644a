import { describe, expect, test } from "vitest";

import { plainMarkdown, renderMarkdown, renderProse as renderWith } from "./markdown.server.ts";

const renderProse = (markdown: string, languageTag: string) =>
  renderWith(markdown, languageTag, () => undefined);

describe("long text", () => {
  test("a picture in its own paragraph divides the text, with its caption", () => {
    const { parts } = renderProse(
      'One.\n\nTwo.\n\n![A desk](scenes/desk.webp "Seen from above")\n\nThree.',
      "en",
    );
    expect(parts).toEqual([
      { kind: "html", html: "<p>One.</p>\n<p>Two.</p>\n" },
      { kind: "picture", src: "scenes/desk.webp", alt: "A desk", caption: "Seen from above" },
      { kind: "html", html: "<p>Three.</p>\n" },
    ]);
  });

  test("headings of the second level are anchors in any script, each once", () => {
    const { parts, headings } = renderProse(
      "## Wer haftet?\n\n### Näher\n\n## Файли `cookie`\n\n## Wer haftet?",
      "en",
    );
    expect(headings).toEqual([
      { id: "text-wer-haftet", text: "Wer haftet?" },
      { id: "text-файли-cookie", text: "Файли cookie" },
      { id: "text-wer-haftet--2", text: "Wer haftet?" },
    ]);
    expect(parts).toEqual([
      {
        kind: "html",
        html: expect.stringContaining('<h2 id="text-файли-cookie">Файли <code>cookie</code></h2>'),
      },
    ]);
  });

  test("a table has a scroll container", () => {
    expect(renderProse("| a |\n| --- |\n| b |", "en").parts).toEqual([
      { kind: "html", html: expect.stringMatching(/^<div data-table>\n<table>[^]*<\/table>\n<\/div>\n$/) },
    ]);
  });

  test("a word that must not break at its hyphen is marked, except in links and code", () => {
    const [part] = renderProse("Write an *e-mail* to [us](/e-mail-us), `e-mail`.", "en").parts;
    expect(part).toEqual({
      kind: "html",
      html: '<p>Write an <em><span data-unbroken>e-mail</span></em> to <a href="/e-mail-us">us</a>, <code>e-mail</code>.</p>\n',
    });
  });

  test("markup in the source is text", () => {
    expect(renderProse("## <b>Bold</b>", "en").parts).toEqual([
      { kind: "html", html: expect.stringContaining("&lt;b&gt;Bold&lt;/b&gt;") },
    ]);
  });
});

test("a table below a chart line becomes the chart", () => {
  const table = "| Shell | Weight |\n| --- | --- |\n| **Closed** | 34 g |";
  expect(renderProse(`One.\n\n![Weights](chart:bars)\n\n${table}\n\nTwo.`, "en").parts).toMatchObject([
    { kind: "html" },
    { kind: "chart", caption: "Weights", rows: [{ label: "Closed", cells: [{ text: "34 g" }] }] },
    { kind: "html", html: "<p>Two.</p>\n" },
  ]);
});

test("numbers in a caption begin its legend", () => {
  const { parts } = renderProse('![A desk](scenes/desk.webp "From above. 1: the mouse. 2: the pad.")', "en");
  expect(parts).toMatchObject([{ caption: "From above.", legend: ["the mouse.", "the pad."] }]);
});

test("the picture of a drawing includes its shapes", () => {
  const drawing = { width: 160, height: 90, shapes: '<path d="M0 0h9"/>' };
  const read = (path: string) => (path === "figures/a.svg" ? drawing : undefined);
  expect(renderWith("![A](figures/a.svg)\n\n![B](figures/b.svg)", "en", read).parts).toEqual([
    { kind: "picture", src: "figures/a.svg", alt: "A", drawing },
    { kind: "picture", src: "figures/b.svg", alt: "B" },
  ]);
});

test("short text has no pictures", () => {
  expect(renderMarkdown("![A desk](scenes/desk.webp)")).not.toContain("<img");
});

test("plain text has the captions of pictures and charts, and no sign of a picture", () => {
  const picture = '![A desk](scenes/desk.webp "From above. 1: the mouse. 2: the [pad](/pad).")';
  const chart = "![How firmly it holds](chart:bars)\n\n| | N |\n| --- | --- |\n| Ours | 20 |";
  expect(plainMarkdown(`Before.\n\n${picture}\n\n![Alone](scenes/b.webp)\n\n${chart}`).split("\n")).toEqual([
    "Before.",
    "From above.",
    "the mouse.",
    "the pad.",
    "How firmly it holds",
    "",
    "N",
    "Ours",
    "20",
  ]);
});
