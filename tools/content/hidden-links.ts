import type { Content } from "#app/server/data/import/localize-content.ts";
import { linksIn, pathOfLink } from "#app/server/data/import/links.server.ts";
import { fieldsOf } from "#app/server/data/import/map-fields.ts";
import { pathsOf } from "#app/server/data/import/published-content.ts";
import { type Problem, problemAt } from "#app/server/data/import/problem.ts";

/** Finds links in visible texts and blocks to entries that are still hidden. Menus omit such entries by themselves. */
export function hiddenLinks(content: Content, shown: Content): Problem[] {
  const stillThere = pathsOf(shown);
  const hidden = new Set([...pathsOf(content)].filter((path) => !stillThere.has(path)));
  return [...shown.pages, ...shown.articles, ...shown.categories].flatMap(({ value, source, schema }) =>
    fieldsOf(schema, value).flatMap((field) =>
      linksIn(field)
        .map((link) => pathOfLink(link))
        .filter((link) => link !== undefined && hidden.has(link))
        .map((link) =>
          problemAt(
            { source, schema },
            field.path,
            `links to ${link}, which is hidden`,
            "link to a hidden entry",
          ),
        ),
    ),
  );
}
