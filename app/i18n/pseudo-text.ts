/** Pseudo-localization: plain text on a page was not extracted, a missing bracket shows clipping; a third is padding. */
import type { Messages } from "@lingui/core";

/** Combining mark of each letter. The result is a single character, which search folds to the letter. */
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

const preserved = /(\{[^{}]*\}|<[^>]*>|\]\([^\s)]+|`[^`]*`|https?:\/\/[^\s)]+|[\w.-]+@[\w.-]+|&\w+;)/;

const withAccents = (text: string) =>
  text
    .split(preserved)
    .map((part, index) => (index % 2 === 1 ? part : part.replaceAll(/[a-z]/gi, accented)))
    .join("");

const accented = (letter: string) => `${letter}${marks.get(letter.toLowerCase()) ?? ""}`.normalize("NFC");

const words = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

function paddingOf(length: number): string {
  let padding = "";
  for (let index = 0; padding.length < length * 0.35; index++) padding += ` ${words[index % words.length]}`;
  return padding;
}

/** Start of a Markdown heading, list item or quotation. Table rows and pictures get no brackets. */
const opening = /^\s*(?:(?:#{1,6}|[-*+]|\d+\.|>)\s+)?/;
const withoutBrackets = /^\s*(?:\||!\[|$)/;

/** @param max characters; padding and then brackets are omitted if the result is longer */
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
    const transformed = Object.entries(forms as Record<string, Message | number | undefined>).map(
      // `offset` is a number among the plural forms.
      ([form, message]) => [form, typeof message === "object" ? withAccentsIn(message) : message],
    );
    return [name, type, Object.fromEntries(transformed)];
  });
