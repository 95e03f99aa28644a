import { expect, test } from "vitest";

import { readingMinutes, relatedArticles } from "./article-details.ts";

test.each([
  ["en", "One **two** [three](/four). ".repeat(100), 2],
  ["uk", "Слово за словом. ".repeat(200), 3],
  ["en", "Short.", 1],
  ["en", "", 1],
])("the reading time in %s is a minute for 200 words, and at least one", (languageTag, text, minutes) => {
  expect(readingMinutes(text, languageTag)).toBe(minutes);
});

const article = (slug: string, ...tags: string[]) => ({ slug, tags: tags.map((tag) => ({ slug: tag })) });
const articles = [
  article("newest", "care"),
  article("newer", "story", "care"),
  article("this", "story", "care"),
  article("older", "choosing"),
  article("oldest", "story", "care"),
];
const slugs = (tags: string[], count: number) =>
  relatedArticles(articles, { slug: "this", tags }, count).map(({ slug }) => slug);

test("articles with more tags in common come first, the newer of equal ones before the older", () => {
  expect(slugs(["story", "care"], 3)).toEqual(["newer", "oldest", "newest"]);
});

test("without tags in common the newest follow, and never the article itself", () => {
  expect(slugs([], 10)).toEqual(["newest", "newer", "older", "oldest"]);
});
