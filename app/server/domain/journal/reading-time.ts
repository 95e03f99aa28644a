const wordsPerMinute = 200;

/** @param text Markdown @returns whole minutes, at least one */
export function readingMinutes(text: string, languageTag: string): number {
  const words = [...new Intl.Segmenter(languageTag, { granularity: "word" }).segment(text)].filter(
    ({ isWordLike }) => isWordLike,
  ).length;
  return Math.max(1, Math.round(words / wordsPerMinute));
}
