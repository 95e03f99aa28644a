import { misplacedWords } from "#tests/support/words-out-of-place.ts";

import type { Check } from "../check.ts";

/** No words are cut off, stick out of their box or the page, or lie over others. */
export const places: Check = async ({ page }) =>
  (await misplacedWords(page)).map(({ flaw, box }) => {
    const [, says = flaw, words, selector] = /^(.*?): “(.*)” in (.*)$/.exec(flaw) ?? [];
    return { says, words, selector, box };
  });
