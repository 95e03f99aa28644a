import type { SiteKey } from "#app/site/site.ts";

import type { AnalysedQuery } from "./analyse-query.server.ts";
import { codeLexeme, intentQuery, type Match, namingTerms, titleKey, tsquery } from "./query.ts";
import type { DocumentQuery } from "./document-order.repo.server.ts";

export function documentQuery(
  { query, terms }: AnalysedQuery,
  { locale, code: site }: SiteKey,
  match: Match,
  join?: "|",
): DocumentQuery {
  const naming = namingTerms(terms, match);
  return {
    locale,
    site,
    match: tsquery(terms, match, join),
    intent: intentQuery(terms, match),
    rank: tsquery(naming, match, "|"),
    title: titleKey(query, locale),
    naming: titleKey(naming.map(({ word }) => word).join(" "), locale),
    code: codeLexeme(query),
  };
}
