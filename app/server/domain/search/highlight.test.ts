import { describe, expect, test } from "vitest";

import type { LocaleCode } from "#app/site/markets.ts";
import type { TextPiece } from "#app/site/search.ts";

import { createHighlighter } from "./highlight.ts";
import { parseQuery } from "./query.ts";

const show = (pieces: TextPiece[]) => pieces.map(({ text, found }) => (found ? `[${text}]` : text)).join("");

function highlighter(
  query: string,
  locale: LocaleCode = "en",
  { stems = {} as Record<string, string[]>, begun = false } = {},
) {
  const terms = parseQuery(query, locale).map((term) => ({ ...term, stems: stems[term.word] ?? [] }));
  return createHighlighter(terms, locale, begun);
}

describe("marks", () => {
  test("a word in another form, by its stem", () => {
    const { mark } = highlighter("batteries", "en", { stems: { batteries: ["batteri"] } });
    expect(show(mark("A battery, two batteries, no bat."))).toBe("A [battery], two [batteries], no bat.");
  });

  test("a word with other accents or letters", () => {
    expect(show(highlighter("ποντικι", "el").mark("Ένα Ποντίκι"))).toBe("Ένα [Ποντίκι]");
    expect(show(highlighter("миш", "rs").mark("Bežični miš"))).toBe("Bežični [miš]");
    expect(show(highlighter("комп'ютер", "uk").mark("Мій комп’ютер."))).toBe("Мій [комп’ютер].");
  });

  test("numbers as a whole", () => {
    expect(show(highlighter("26000").mark("Up to 26,000 dpi, not 260."))).toBe(
      "Up to [26,000] dpi, not 260.",
    );
  });

  test("the beginning of a word only on request", () => {
    expect(show(highlighter("key").mark("A keyboard key"))).toBe("A keyboard [key]");
    expect(show(highlighter("key", "en", { begun: true }).mark("A keyboard key"))).toBe("A [keyboard] [key]");
  });

  test("words in markup, which stays text", () => {
    const pieces = highlighter("script").mark("<script>alert(1)</script>");
    expect(pieces).toEqual([
      { text: "<" },
      { text: "script", found: true },
      { text: ">alert(1)</" },
      { text: "script", found: true },
      { text: ">" },
    ]);
  });
});

describe("excerpts", () => {
  const excerptOf = (query: string, summary: string, body: string, title = "") =>
    show(highlighter(query).excerpt({ title, summary, body }));
  const filler = "Nothing of that kind is said in this sentence. ".repeat(12);

  test("the summary is shown if the body has no more of the words", () => {
    expect(excerptOf("mouse", "A light mouse.", `${filler}Another mouse.`)).toBe("A light [mouse].");
    expect(excerptOf("mouse", "A light one.", `${filler}Another mouse.`, "Mouse")).toBe("A light one.");
  });

  test("a passage of the body is shown if only the body has the words", () => {
    const text = excerptOf(
      "dust shell",
      "A light mouse.",
      `${filler}Some dust gets into the shell. ${filler}`,
    );
    expect(text).toMatch(/^Some \[dust\] gets into the \[shell\]\. Nothing .*…$/);
    expect(text.length).toBeLessThan(260);
  });

  test("a passage in the middle of a long sentence begins with a whole word", () => {
    const text = excerptOf("needle", "", `${"straw ".repeat(60)}needle${" straw".repeat(60)}`);
    expect(text).toMatch(/^…straw (?:straw )+\[needle\](?: straw)+…$/);
  });

  test("without a match the start of the body replaces a missing summary", () => {
    expect(excerptOf("needle", "", "Only straw.")).toBe("Only straw.");
    expect(excerptOf("needle", "", "")).toBe("");
  });

  test("lines are separated by a dot or a period", () => {
    expect(excerptOf("two", "", "One\nTwo.\nThree")).toBe("[Two]. Three");
    expect(excerptOf("one", "", "One\nTwo.\nThree")).toBe("[One] · Two. Three");
  });
});
