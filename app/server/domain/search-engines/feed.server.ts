import { Feed } from "feed";

import { listArticles } from "../journal/list-articles.server.ts";
import type { RequestScope } from "../../scope/request-scope.ts";
import { readConfiguration } from "../configuration/site-chrome.server.ts";

const maxArticles = 20;

export async function writeFeed(scope: RequestScope): Promise<string> {
  const { origin, languageTag } = scope.site;
  const [articles, { brand }] = await Promise.all([
    listArticles(scope, { limit: maxArticles }),
    readConfiguration(scope),
  ]);
  const name = brand?.name ?? new URL(origin).host;
  const newest = articles[0]?.published;
  const feed = new Feed({
    id: `${origin}/`,
    title: name,
    ...(brand && { description: brand.tagline, copyright: brand.copyright }),
    link: `${origin}/`,
    language: languageTag,
    feedLinks: { atom: `${origin}/feed.xml` },
    author: { name, link: `${origin}/` },
    ...(newest && { updated: atMidnight(newest) }),
    generator: false,
  });
  for (const { slug, title, description, published, tags } of articles) {
    feed.addItem({
      title,
      id: `${origin}/${slug}`,
      link: `${origin}/${slug}`,
      description,
      date: atMidnight(published),
      published: atMidnight(published),
      category: tags.map((tag) => ({ name: tag.name, term: tag.slug })),
    });
  }
  return feed.atom1();
}

const atMidnight = (day: string) => new Date(`${day}T00:00:00Z`);
