import { js2xml } from "xml-js";

import { productFeedPath } from "#app/site/pages.ts";

import { readVocabulary } from "../catalog/catalog.repo.server.ts";
import { readConfiguration } from "../configuration/site-chrome.server.ts";
import type { RequestScope } from "../../scope/request-scope.ts";
import { type FeedContext, type FeedItem, feedItems } from "./product-feed-item.server.ts";
import { listFeedCategories, listFeedProducts, listFeedVariants } from "./product-feed.repo.server.ts";

/** Products of one query. A product has at most 400 variants. */
const batchSize = 200;

/** RSS 2.0, a batch of products at a time. */
export async function* writeProductFeed(scope: RequestScope): AsyncGenerator<string> {
  const { site, runtime } = scope;
  const { readDb: db } = runtime.database;
  const { origin, currency, languageTag } = site;
  const [{ brand }, categories, word] = await Promise.all([
    readConfiguration(scope),
    listFeedCategories(db, site),
    readVocabulary(db, site, ["color", "term"]),
  ]);
  const name = brand?.name ?? new URL(origin).host;
  const context: FeedContext = {
    origin,
    currency,
    brand: name,
    categories: new Map(categories.map((category) => [category.slug, category])),
    word,
  };
  const channel = {
    title: name,
    link: `${origin}/`,
    description: brand?.tagline ?? name,
    language: languageTag,
    "atom:link": {
      _attributes: { href: `${origin}${productFeedPath}`, rel: "self", type: "application/rss+xml" },
    },
  };
  yield `<?xml version="1.0" encoding="UTF-8"?>\n${rssOpening}<channel>\n${toXml(channel)}\n`;
  let last = "";
  for (;;) {
    const products = await listFeedProducts(db, site, last, batchSize);
    const variants = Map.groupBy(
      await listFeedVariants(
        db,
        site,
        products.map(({ slug }) => slug),
      ),
      ({ product }) => product,
    );
    yield products
      .flatMap((product) => feedItems(product, variants.get(product.slug) ?? [], context))
      .map((item) => `${toXml({ item: inNamespace(item) })}\n`)
      .join("");
    if (products.length < batchSize) break;
    last = products.at(-1)!.slug;
  }
  yield "</channel>\n</rss>\n";
}

const rssOpening = `<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0" xmlns:atom="http://www.w3.org/2005/Atom">`;

const inNamespace = (item: FeedItem) =>
  Object.fromEntries(Object.entries(item).map(([field, value]) => [`g:${field}`, value]));

/** Characters that XML 1.0 forbids, even escaped. */
const forbidden = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

const toXml = (element: object) => js2xml(element, { compact: true }).replaceAll(forbidden, "");
