import { checkLetters } from "#app/server/data/import/catalogs/writing.ts";
import { directionOf } from "#app/site/format.ts";
import { misdirected } from "#tests/support/misdirected.ts";
import { misplacedWords } from "#tests/support/words-out-of-place.ts";

import { aboutText, type Check } from "../check.ts";

/** Words use the script of their language, and never two scripts; names keep theirs. */
export const letters: Check = ({ texts, site, withoutNames }) =>
  texts.flatMap((text) => {
    const language = text.language || site.languageTag;
    const isClean = checkLetters(text.words, language).length === 0;
    return isClean
      ? []
      : checkLetters(withoutNames(text.words), language).map(({ got }) => aboutText(text, got));
  });

/** The layout follows the reading direction of the language. */
export const direction: Check = ({ page, site }) => misdirected(page, directionOf(site.languageTag));

/** No words are clipped, overflow their box or the page, or overlap others. */
export const places: Check = async ({ page }) =>
  (await misplacedWords(page)).map(({ flaw, box }) => {
    const [, says = flaw, words, selector] = /^(.*?): “(.*)” in (.*)$/.exec(flaw) ?? [];
    return { says, words, selector, box };
  });
