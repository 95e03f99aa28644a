import { expect, test } from "vitest";

import { relatedArticles } from "./related-articles.ts";

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
