import { writeDocuments } from "#app/server/data/import/import-search.repo.server.ts";
import type { SearchDocument } from "#app/server/data/import/search-documents.server.ts";
import { createRowWriter } from "#app/server/data/import/write-rows.repo.server.ts";
import { parseSettings } from "#app/server/ops/settings.server.ts";
import type { RequestScope } from "#app/server/scope/request-scope.ts";
import { type SearchRequest, searchSite } from "#app/server/domain/search/search.server.ts";
import { suggest } from "#app/server/domain/search/suggest.server.ts";
import type { LocaleCode } from "#app/site/markets.ts";
import type { TextPiece } from "#app/site/search.ts";

import type { TestDatabase } from "./database.ts";

/** Text with the highlighted parts in brackets. */
export const marked = (pieces: TextPiece[]) =>
  pieces.map(({ text, found }) => (found ? `[${text}]` : text)).join("");

export const plain = (pieces: TextPiece[]) => pieces.map(({ text }) => text).join("");

export type SearchableSite = Awaited<ReturnType<typeof openSearchableSite>>;

/** The search of all sites without a server. Closing it removes the database. */
export async function openSearchableSite(database: TestDatabase) {
  const handle = await database.open();
  const scopeOf = (code: LocaleCode) =>
    ({
      site: { code, locale: code, languageTag: code, currency: "EUR", priceList: "EUR" },
      sites: { own: new Map() },
      runtime: { database: handle, settings: parseSettings({}) },
      shows: new Set<string>(),
    }) as unknown as RequestScope;
  return {
    db: handle.db,
    search: (code: LocaleCode, query: string, request: Partial<SearchRequest> = {}) =>
      searchSite(scopeOf(code), { query, page: 1, ...request }),
    suggest: (code: LocaleCode, typed: string) => suggest(scopeOf(code), typed),
    /** Replaces the searchable documents of a locale; the default kind is article. */
    write: (code: LocaleCode, documents: (Partial<SearchDocument> & { title: string })[]) =>
      writeDocuments(
        createRowWriter(handle.db),
        code,
        documents.map((document, index) => ({
          kind: "article",
          key: `document-${index}`,
          target: `/document-${index}`,
          summary: "",
          keywords: [],
          details: [],
          body: [],
          ...document,
        })),
      ),
    close: async () => {
      await handle.close();
      await database.remove();
    },
  };
}

/** Slugs of the found products; other documents with their kinds. */
export async function keysFound(site: SearchableSite, code: LocaleCode, query: string): Promise<string[]> {
  const { items } = await site.search(code, query);
  return items.map(({ kind, key }) => (kind === "product" ? key : `${kind} ${key}`));
}

/** The first three documents, with the digits of their prices as numbers. */
export async function firstPrices(site: SearchableSite, code: LocaleCode, query: string) {
  const { items } = await site.search(code, query);
  return items.slice(0, 3).map(({ key, price }) => ({ key, amount: Number(price!.replaceAll(/\D/g, "")) }));
}

export type PriceOrder = "up" | "down";

/** Whether the amounts are sorted; false if all are equal. */
export const isInOrder = (amounts: readonly number[], order: PriceOrder): boolean =>
  new Set(amounts).size > 1 &&
  amounts.every((amount, index) => {
    const before = amounts[index - 1];
    return before === undefined || (order === "up" ? before <= amount : before >= amount);
  });
