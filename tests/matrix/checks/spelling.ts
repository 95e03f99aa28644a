import { aboutText, type Check } from "../check.ts";

/** Every word is in a dictionary of the page's language, a name of the content, or in the glossary. */
export const spelling: Check = ({ texts, site, route, withoutNames, unknownWords }) => {
  if (!unknownWords) return [];
  // A page repeats the visitor's query.
  const typed = [...new URL(route, "http://site").searchParams.values()].join(" ");
  return texts
    .filter(({ language }) => language === site.languageTag)
    .flatMap((text) => {
      const unknown = new Set(unknownWords(withoutNames(text.words)).filter((word) => !typed.includes(word)));
      return unknown.size > 0 ? [aboutText(text, `in no dictionary: ${[...unknown].join(", ")}`)] : [];
    });
};
