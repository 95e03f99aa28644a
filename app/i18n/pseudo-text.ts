/**
 * English made strange, for the site that only development and tests have: with accents, a third longer and in brackets.
 * A text that looks ordinary there never came through a catalog; one without its bracket has no room to grow.
 */
import type { Messages } from "@lingui/core";

/** The mark that each letter wears. The letter with it is one character, which search folds to the plain letter again. */
const marks = new Map(
  Object.entries({
    "\u0301": "aelpry",
    "\u0302": "ghjuw",
    "\u0303": "nv",
    "\u0307": "bdfmx",
    "\u0308": "io",
    "\u030c": "sz",
    "\u0327": "ckt",
  }).flatMap(([mark, letters]) => [...letters].map((letter) => [letter, mark])),
);

/** Placeholders, tags, targets of links, code, addresses and entities. */
const kept = /(\{[^{}]*\}|<[^>]*>|\]\([^\s)]+|`[^`]*`|https?:\/\/[^\s)]+|[\w.-]+@[\w.-]+|&\w+;)/;

const withAccents = (text: string) =>
  text
    .split(kept)
    .map((part, index) => (index % 2 === 1 ? part : part.replaceAll(/[a-z]/gi, accented)))
    .join("");

const accented = (letter: string) => `${letter}${marks.get(letter.toLowerCase()) ?? ""}`.normalize("NFC");

const words = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/** Words, each with a space before it, that together are a third as long as the text. */
function paddingOf(length: number): string {
  let padding = "";
  for (let index = 0; padding.length < length * 0.35; index++) padding += ` ${words[index % words.length]}`;
  return padding;
}

/** What opens a heading, an entry of a list or a quotation; a row of a table and a picture are left without brackets. */
const opening = /^\s*(?:(?:#{1,6}|[-*+]|\d+\.|>)\s+)?/;
const withoutBrackets = /^\s*(?:\||!\[|$)/;

/** @param max characters that the text may have: where the brackets or the added words do not fit, they are left out */
export function pseudoText(text: string, max = Number.POSITIVE_INFINITY): string {
  const lines = text.split("\n").map((line) => {
    if (withoutBrackets.test(line)) return [withAccents(line)];
    const [start] = opening.exec(line)!;
    const own = withAccents(line.slice(start.length));
    return [`${start}[${own}${paddingOf(own.length)}]`, `${start}[${own}]`, `${start}${own}`];
  });
  const versions = [0, 1, 2].map((version) => lines.map((line) => line[version] ?? line.at(-1)).join("\n"));
  return versions.find((version) => version.length <= max) ?? text;
}

/** A compiled catalog of English in the same dress; placeholders and plurals stay what they are. */
export const pseudoCatalog = (catalog: Messages): Messages =>
  Object.fromEntries(
    Object.entries(catalog).map(([id, message]) => {
      const tokens = tokensOf(message);
      return [id, ["[", ...withAccentsIn(tokens), `${paddingOf(lengthOf(tokens))}]`]];
    }),
  );

type Message = Messages[string];
type Tokens = Exclude<Message, string>;

const tokensOf = (message: Message): Tokens => (typeof message === "string" ? [message] : message);

const lengthOf = (tokens: Tokens) =>
  tokens.reduce((sum, token) => sum + (typeof token === "string" ? token.length : 8), 0);

const withAccentsIn = (tokens: Tokens): Tokens =>
  tokens.map((token) => {
    if (typeof token === "string") return withAccents(token);
    const [name, type, forms] = token;
    if (!type || !["plural", "select", "selectordinal"].includes(type)) return token;
    const dressed = Object.entries(forms as Record<string, Message | number | undefined>).map(
      // `offset`, a number, stands among the forms.
      ([form, message]) => [form, typeof message === "object" ? withAccentsIn(message) : message],
    );
    return [name, type, Object.fromEntries(dressed)];
  });
