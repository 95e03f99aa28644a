/** Letters without a Unicode decomposition. */
const plainLetters: Record<string, string> = { ł: "l", đ: "d", ø: "o", ß: "ss", æ: "ae", œ: "oe", ı: "i" };

/** Lower case without marks and punctuation: `Kosice` finds `Košice`. */
export const foldText = (text: string): string =>
  text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[łđøßæœı]/g, (letter) => plainLetters[letter] ?? letter)
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

export const searchText = (parts: readonly (string | undefined)[]): string =>
  ` ${foldText(parts.filter((part) => part !== undefined).join(" "))}`;

/** SQL `like` pattern that matches prefixes of words. Folded text contains no wildcards. */
export const searchPattern = (query: string): string => `% ${foldText(query)}%`;
