import { isAllowed } from "../allowed.ts";
import { aboutText, type Check } from "../check.ts";

/** Excludes addresses and codes with digits. */
const word = /^[("'“‘]*\p{L}[\p{L}'’-]+[.,:;!?)"'”’]*$/u;
const countWords = (text: string) => text.split(" ").filter((part) => word.test(part)).length;

/** No text of two or more words equals the English one, except for names and the lists of equal texts. */
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
