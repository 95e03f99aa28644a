import { parse, type Token } from "@messageformat/parser";

/** Code, link targets, URLs, tags and file names. */
const notText = [
  /`[^`]*`/g,
  /(?<=\])\([^)\s]+/g,
  /https?:\/\/\S+|[\w.+-]+@[\w.-]+/g,
  /<[^>]*>/g,
  /(?<![\p{L}\d])[a-z\d_-]+(?:\.[a-z\d_-]+)+(?:\/\S*)?/giu,
];

/** Replaces values and symbols, which can have endings ("{count}-ból", "5-ből", "70%-a"). */
const value = "0";

/** Words of a message. Hyphenated compounds ("Hot-Swap", "Lade-") stay together; single letters are skipped. */
export function wordsOf(message: string, languageTag: string): string[] {
  const segmenter = new Intl.Segmenter(languageTag, { granularity: "word" });
  const found: string[] = [];
  for (const text of textsOf(message)) {
    const plain = notText
      .reduce((rest, pattern) => rest.replaceAll(pattern, " "), text)
      .replaceAll("\u00ad", "")
      // The segmenter adds a narrow no-break space to the word before it.
      .replaceAll("\u202f", " ")
      .replaceAll(/[%‰°]/g, value)
      .normalize("NFC");
    let word = "";
    for (const { segment, isWordLike } of segmenter.segment(plain)) {
      const goesOn = isWordLike ? word === "" || word.endsWith("-") : /^[-‐‑]$/.test(segment) && word !== "";
      if (goesOn) word += isWordLike ? segment : "-";
      else {
        found.push(word);
        word = isWordLike ? segment : "";
      }
    }
    found.push(word);
  }
  return found.filter((word) => /\p{L}\p{M}*\p{L}/u.test(word));
}

function textsOf(message: string): string[] {
  if (!message.includes("{")) return [message];
  const texts: string[] = [];
  const visit = (tokens: readonly Token[]) => {
    let text = "";
    for (const token of tokens) {
      text += token.type === "content" ? token.value : value;
      if ("cases" in token) for (const option of token.cases) visit(option.tokens);
    }
    texts.push(text);
  };
  try {
    visit(parse(message));
  } catch {
    return [message]; // Plain text with braces.
  }
  return texts;
}

/** Parts of a compound to check. Short endings of numbers, units and names are skipped ("5-ből", "g-ot", "USB-n"). */
export function partsOf(compound: string): string[] {
  const parts = compound.split("-");
  return parts.filter((part, index) => /^\P{N}{2,}$/u.test(part) && !isEnding(part, parts[index - 1]));
}

const isEnding = (part: string, before: string | undefined) =>
  /^\p{Ll}{1,4}$/u.test(part) && before !== undefined && /[\p{N}\p{Lu}]|^\p{L}{1,3}$/u.test(before);
