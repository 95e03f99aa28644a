/** Verifies that the forbidden terms of the demo's glossaries are found. */
import { describe, expect, test } from "vitest";

import { localeCodes, sourceLocale } from "#app/site/markets.ts";
import { contentFolder } from "#app/server/ops/project-root.server.ts";

import { findForbidden } from "./forbidden-terms.ts";
import { type Glossaries, readGlossaries } from "./glossary.ts";

const languages = localeCodes
  .filter((code) => code !== sourceLocale)
  .map((code) => {
    const { ofInterface, ofContent } = readGlossaries(code, contentFolder) as Glossaries;
    const known = new Set(ofInterface.forbidden.map(({ never }) => never));
    return { code, own: ofContent.forbidden.filter(({ never }) => !known.has(never)) };
  })
  .filter(({ own }) => own.length > 0);

test("the demo has its own terms in fifteen languages", () => {
  expect(languages).toHaveLength(15);
});

describe.each(languages)("$code", ({ own }) => {
  test.each(own)("the term “$never” is found in a sentence, and its replacement is not", (term) => {
    const never = term.never.replace("*", "");
    const inSentence = (word: string) => findForbidden({ translation: `A, ${word}.` }, [term], []);
    expect(inSentence(never)).toEqual([{ got: JSON.stringify(never), wanted: term.instead }]);
    expect(inSentence(`x${never}`)).toEqual([]);
  });
});
