/**
 * A single request must not block the process: every regular expression in code that serves requests takes linear time
 * for any input. The list is read from the sources, so new expressions are included.
 */
import { describe, expect, test } from "vitest";

import { closureOf } from "#tests/support/import-graph.ts";
import { walkFile } from "#tests/support/syntax.ts";

/** Folders whose patterns match only content, never visitor input. */
const ownTexts = /^app\/server\/(?:data|documents)\//;

/** Files whose patterns match no text of a request, with what they match instead. */
const exempt: Record<string, string> = {
  "app/server/ops/settings.server.ts": "the operator's settings, once",
  "app/server/ops/operation-settings.ts": "the operator's settings, once",
  "app/server/ops/platform-settings.ts": "the operator's settings, once",
  "app/i18n/pseudo-text.ts": "messages of the interface",
  "app/server/http/content-security-policy.ts":
    "rendered elements: React escapes the `<` of a visitor's text",
  "app/server/http/first-picture.ts": "rendered elements: React escapes the `<` of a visitor's text",
};

const sources = [...closureOf("app/run-server.ts"), ...closureOf("app/router.tsx")];

const patterns = [...new Set(sources)]
  .filter((file) => /\.tsx?$/.test(file) && !ownTexts.test(file) && !Object.hasOwn(exempt, file))
  .flatMap((file) => {
    const found: { file: string; source: string; flags: string }[] = [];
    walkFile(file, ({ type, regex }) => {
      if (type !== "Literal" || !regex) return;
      const { pattern, flags } = regex as { pattern: string; flags: string };
      found.push({ file, source: pattern, flags });
    });
    return found;
  });

/** Characters. */
const length = 100_000;

/** Repeated, each is the worst input of many patterns; letters and words of each pattern are added. */
const usual = ["a", "1", " ", "/", "a.", "a-", "://", "a@", "%2", '"', "<", 'token"', "Bearer ", "a:b "];

function worstInputs(source: string): string[] {
  const plain = source
    .replaceAll(/\\[dwsbDWSBpPux](?:\{[^}]*\})?|[?*+^$()[\]{}|]/g, "\n")
    .replaceAll("\\", "");
  const words = plain.split("\n").filter(Boolean);
  const pieces = [
    ...new Set([...usual, ...words, ...words.map((word) => `${word}a`), words.join(""), words.join("a")]),
  ];
  return pieces.filter((piece) => piece && piece.length < 200).slice(0, 40);
}

/** Milliseconds. Linear patterns take a few; smaller times cannot be measured reliably. */
const negligible = 25;

/** Milliseconds of the fastest of several runs, because a busy machine may delay single runs. */
function timeOf(pattern: RegExp, text: string): number {
  let fastest = Infinity;
  for (let run = 0; run < 9 && fastest > negligible / 5; run++) {
    pattern.lastIndex = 0;
    const started = performance.now();
    text.replace(pattern, "");
    const time = performance.now() - started;
    fastest = Math.min(fastest, time);
    // No delay of the machine is that long.
    if (time > 2_000) break;
  }
  return fastest;
}

describe("every pattern of the server takes at most three times as long for twice the text", () => {
  test("the list has them", () => {
    expect(patterns.length).toBeGreaterThan(60);
    expect(patterns.map(({ file }) => file)).toContain("app/server/ops/log-redaction.ts");
  });

  test("exempt files are there", () => {
    expect(Object.keys(exempt).filter((file) => !sources.includes(file))).toEqual([]);
  });

  test.each(patterns)("$file: /$source/$flags", ({ source, flags }) => {
    const pattern = new RegExp(source, flags);
    const slow = worstInputs(source).filter((piece) => {
      const text = piece.repeat(length / piece.length);
      // The character at the end matches no class, which causes backtracking.
      const [once, twice] = [`${text}\u0000`, `${text}${text}\u0000`].map((input) => timeOf(pattern, input));
      return twice! > negligible && twice! > 3 * once!;
    });
    expect(slow).toEqual([]);
  });

  test("a quadratic one is found", () => {
    const pattern = /[a-z][a-z0-9+.-]*:\/\//;
    const text = "a".repeat(1_500);
    // In theory four times; one undisturbed measurement is enough.
    const ratios = Array.from({ length: 5 }, () => timeOf(pattern, text + text) / timeOf(pattern, text));
    expect(Math.max(...ratios)).toBeGreaterThan(3);
  });
});
