import { isAllowed } from "../allowed.ts";
import { aboutText, type Check } from "../check.ts";

/** Not an address, nor a code with digits in it. */
const word = /^[("'“‘]*\p{L}[\p{L}'’-]+[.,:;!?)"'”’]*$/u;
const countWords = (text: string) => text.split(" ").filter((part) => word.test(part)).length;

/** No text of two words or more is the English one, but for names and the lists of what is the same everywhere. */
export const english: Check = ({ texts, site, englishTexts, withoutNames }) => {
  if (site.languageTag === "en") return [];
  return texts
    .filter(({ language }) => language === site.languageTag)
    .filter(({ words }) => {
      const plain = words.replaceAll("\u00a0", " ");
      const isEnglish = countWords(plain) >= 2 && englishTexts.has(plain);
      return isEnglish && countWords(withoutNames(plain)) >= 2 && !isAllowed(plain, site.code);
    })
    .map((text) => aboutText(text, "the English text"));
};
