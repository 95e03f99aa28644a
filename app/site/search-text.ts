/** Letters that Unicode does not take apart into a plain letter and a mark. */
const plainLetters: Record<string, string> = { ł: "l", đ: "d", ø: "o", ß: "ss", æ: "ae", œ: "oe", ı: "i" };

/** Lower case without marks and punctuation, so that `Kosice` finds `Košice` and `amt h rsw` a SKU. */
export const foldText = (text: string): string =>
  text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[łđøßæœı]/g, (letter) => plainLetters[letter] ?? letter)
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** What is stored to be searched: every word stands after a space. */
export const searchText = (parts: readonly (string | undefined)[]): string =>
  ` ${foldText(parts.filter((part) => part !== undefined).join(" "))}`;

/**
 * A pattern for SQL's `like` on stored search texts: words that begin as the visitor wrote them.
 * Folded text holds no wildcards.
 */
export const searchPattern = (query: string): string => `% ${foldText(query)}%`;
