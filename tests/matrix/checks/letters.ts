import { checkLetters } from "#app/server/data/import/catalogs/writing.ts";

import { aboutText, type Check } from "../check.ts";

/** Words are written in the letters of their language, none in those of two scripts; names keep theirs. */
export const letters: Check = ({ texts, site, withoutNames }) =>
  texts.flatMap((text) => {
    const language = text.language || site.languageTag;
    const isClean = checkLetters(text.words, language).length === 0;
    return isClean
      ? []
      : checkLetters(withoutNames(text.words), language).map(({ got }) => aboutText(text, got));
  });
