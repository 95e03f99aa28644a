import { parse, type Token } from "@messageformat/parser";

/** What is no running text: code, targets of links, addresses, tags, names of files. */
const notText = [
  /`[^`]*`/g,
  /(?<=\])\([^)\s]+/g,
  /https?:\/\/\S+|[\w.+-]+@[\w.-]+/g,
  /<[^>]*>/g,
  /(?<![\p{L}\d])[a-z\d_-]+(?:\.[a-z\d_-]+)+(?:\/\S*)?/giu,
];

/** Stands for a value or a sign: an ending may hang on it, as on a figure ("{count}-ból", "5-ből", "70%-a"). */
const value = "0";

/**
 * The words of a message as they stand in it, parts of compounds joined with hyphens ("Hot-Swap", "Lade-"), those of one
 * letter left out.
 */
export function wordsOf(message: string, languageTag: string): string[] {
  const segmenter = new Intl.Segmenter(languageTag, { granularity: "word" });
  const found: string[] = [];
  for (const text of textsOf(message)) {
    const plain = notText
      .reduce((rest, pattern) => rest.replaceAll(pattern, " "), text)
      .replaceAll("\u00ad", "")
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

/** The texts of a message that may have placeholders and plural forms. */
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
    return [message]; // Not a message format: plain text with braces of its own.
  }
  return texts;
}

/**
 * The parts of a compound that must be words by themselves. An ending of four letters at most that hangs on a figure, a unit,
 * an abbreviation or a name ("5-ből", "g-ot", "USB-n") is none.
 */
export function partsOf(compound: string): string[] {
  const parts = compound.split("-");
  return parts.filter((part, index) => /^\P{N}{2,}$/u.test(part) && !isEnding(part, parts[index - 1]));
}

const isEnding = (part: string, before: string | undefined) =>
  /^\p{Ll}{1,4}$/u.test(part) && before !== undefined && /[\p{N}\p{Lu}]|^\p{L}{1,3}$/u.test(before);
