const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Takes names out of a text, each of them as whole words. */
export type WithoutNames = (text: string) => string;

/** @param names such as those of products, people, shops and streets; a longer one is taken before a shorter one in it */
export function takeOut(names: readonly string[]): WithoutNames {
  if (names.length === 0) return (text) => text;
  const longestFirst = names.toSorted((a, b) => b.length - a.length).map(escape);
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${longestFirst.join("|")})(?![\\p{L}\\p{N}])`, "gu");
  return (text) => text.replaceAll("\u00a0", " ").replaceAll(pattern, " ");
}
