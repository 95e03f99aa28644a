import type { Content } from "#app/server/data/import/localize-content.ts";
import { pathsOf } from "#app/server/data/import/published-content.ts";
import type { Problem } from "#app/server/data/import/problem.ts";

/** Links in shown texts and blocks that lead to what visitors do not see yet. Menus leave such entries out by themselves. */
export function hiddenLinks(content: Content, shown: Content): Problem[] {
  const stillThere = pathsOf(shown);
  const hidden = new Set([...pathsOf(content)].filter((path) => !stillThere.has(path)));
  return [...shown.pages, ...shown.articles, ...shown.categories].flatMap(({ value, source }) =>
    stringsOf(value).flatMap(({ path, text }) =>
      linksIn(text)
        .filter((link) => hidden.has(link))
        .map((link) => ({
          file: source.file,
          line: source.lineAt(path),
          message: `${path.join(".")}: leads to ${link}, which is hidden`,
        })),
    ),
  );
}

const linksIn = (text: string): string[] =>
  (text.startsWith("/") ? [text] : [...text.matchAll(/\]\((\/[^\s)]*)/g)].map(([, link]) => link!)).map((link) =>
    link.replace(/[?#].*$/, ""),
  );

type Text = { path: PropertyKey[]; text: string };

function stringsOf(value: unknown, path: PropertyKey[] = []): Text[] {
  if (typeof value === "string") return [{ path, text: value }];
  if (typeof value !== "object" || value === null) return [];
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return entries.flatMap(([key, field]) => stringsOf(field, [...path, key]));
}
