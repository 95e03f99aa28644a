import { describe, expect, test } from "vitest";

import { codeKey, intentQuery, namingTerms, parseQuery, significantTerms, tsquery } from "./query.ts";

const analysed = (word: string, stems: string[]) => ({
  word,
  folded: word,
  forms: [word],
  joined: [],
  stems,
});

describe("parsing", () => {
  test("only letters and digits remain", () => {
    const hostile = `mouse' | !(x) <-> "y":* & \\z -- <b>/* {"a":1} %00 \u0000`;
    expect(parseQuery(hostile, "en").map(({ word }) => word)).toEqual([
      "mouse",
      "x",
      "y",
      "z",
      "b",
      "a",
      "1",
      "00",
    ]);
    expect(parseQuery("!!! ':*&|", "en")).toEqual([]);
  });

  test("words after the eighth are ignored", () => {
    expect(parseQuery("a b c d e f g h i j", "en")).toHaveLength(8);
  });

  test("a word is stemmed with and without its accents", () => {
    expect(parseQuery("iluminación", "es")[0]?.forms).toEqual(["iluminación", "iluminacion"]);
    expect(parseQuery("mouse", "en")[0]?.forms).toEqual(["mouse"]);
    expect(parseQuery("mice", "en")[0]?.forms).toEqual(["mice", "mouse"]);
  });

  test("German without umlauts is parsed in both ways", () => {
    expect(parseQuery("Maeuse", "de")[0]?.forms).toEqual(["maeuse", "mause"]);
  });

  test("a language without a PostgreSQL configuration is stemmed by the application", () => {
    expect(parseQuery("клавіатурою", "uk")[0]).toEqual({
      word: "клавіатурою",
      folded: "клавіатурою",
      forms: ["клавіатур"],
      joined: [],
    });
  });
});

describe("the query of PostgreSQL", () => {
  const terms = [analysed("wireless", ["wireless"]), analysed("mice", ["mice", "mous"])];

  test("searches for every word in any of its forms", () => {
    expect(tsquery(terms, "whole")).toBe("('wireless') & ('mice' | 'mous')");
    expect(tsquery(terms, "whole", "|")).toBe("('wireless') | ('mice' | 'mous')");
  });

  test("treats the last word as the beginning of one while it is typed", () => {
    expect(tsquery(terms, "typing")).toBe("('wireless') & ('mice' | 'mous' | 'mice':*)");
    expect(tsquery(terms, "begun")).toBe("('wireless' | 'wireless':*) & ('mice' | 'mous' | 'mice':*)");
  });

  test("treats a number as the beginning of a longer one only if it is the whole query", () => {
    const [hero, size] = [analysed("hero", ["hero"]), analysed("60", ["60"])];
    expect(tsquery([hero, size], "begun")).toBe("('hero' | 'hero':*) & ('60')");
    expect(tsquery([size], "begun")).toBe("('60' | '60':*)");
    expect(tsquery([hero, size], "typing")).toBe("('hero') & ('60' | '60':*)");
  });

  test("treats neighbors as one word, and numerals as one number", () => {
    const [black, shark] = parseQuery("black shark", "en").map((term) => ({ ...term, stems: [term.word] }));
    expect(tsquery([black!, shark!], "whole")).toBe("('black' | 'blackshark') & ('shark' | 'blackshark')");
    expect(tsquery([analysed("ii", [])], "whole")).toBe("('ii' | '2')");
  });

  test("treats an attribute as the word, and requires products to have all attributes", () => {
    const attributed = [
      { ...analysed("red", ["red"]), meaning: "('=color:red')", intent: "('=color:red')" },
      analysed("hero", ["hero"]),
    ];
    expect(tsquery(attributed, "whole")).toBe("('red' | ('=color:red')) & ('hero')");
    expect(intentQuery(attributed, "whole")).toBe("('=color:red')");
    expect(namingTerms(attributed, "whole").map(({ word }) => word)).toEqual(["hero"]);
  });

  test("quotes special characters of a lexeme", () => {
    expect(tsquery([analysed("a'b\\c", [])], "whole")).toBe(String.raw`('a''b\\c')`);
  });

  test("ignores stop words, unless there are no others", () => {
    const the = analysed("the", []);
    expect(significantTerms([the, ...terms], "en")).toEqual(terms);
    expect(significantTerms([the], "en")).toEqual([the]);
    const forWord = analysed("для", ["для"]);
    const game = analysed("гри", ["гри"]);
    expect(significantTerms([forWord, game], "uk")).toEqual([game]);
  });
});

test("an item number is the same with any separators", () => {
  expect(new Set(["AMT-M-FCT-01", "amt m fct 01", "AMTMFCT01"].map(codeKey))).toEqual(new Set(["amtmfct01"]));
});
