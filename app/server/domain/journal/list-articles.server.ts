import { formatDate } from "#app/site/format.ts";

import { readVocabulary } from "../catalog/catalog.repo.server.ts";
import type { RequestScope } from "../../scope/request-scope.ts";
import { listArticleRows } from "../content/pages.repo.server.ts";

export type ArticleItem = Awaited<ReturnType<typeof listArticles>>[number];

export async function listArticles(
  { runtime, site }: Pick<RequestScope, "site" | "runtime">,
  filter: Parameters<typeof listArticleRows>[2],
) {
  const [rows, word] = await Promise.all([
    listArticleRows(runtime.database.readDb, site, filter),
    readVocabulary(runtime.database.readDb, site, ["tag"]),
  ]);
  return rows.map(({ slug, title, description, image, published, tags }) => ({
    slug,
    title,
    description,
    image,
    published: published!,
    date: formatDate(published!, site.languageTag),
    tags: tags.map((tag) => ({ slug: tag, name: word("tag", tag) })),
  }));
}
