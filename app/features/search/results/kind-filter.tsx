import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";

import type { SearchView } from "#app/server/domain/search/search.functions.ts";
import type { SearchKind } from "#app/site/search.ts";
import { useFigure } from "#app/ui/figures.ts";
import { searchResults } from "#styled-system/recipes";

const names: Record<SearchKind, MessageDescriptor> = {
  category: msg({ message: "Categories", context: "kind of result", comment: "menu" }),
  product: msg({ message: "Products", context: "kind of result", comment: "menu" }),
  page: msg({ message: "Pages", context: "kind of result", comment: "menu" }),
  article: msg({ message: "Articles", context: "kind of result", comment: "menu" }),
  download: msg({ message: "Downloads", context: "kind of result", comment: "menu" }),
  certificate: msg({ message: "Certificates", context: "kind of result", comment: "menu" }),
};

/** Otherwise the router marks every link whose parameters are a subset of the URL as active. */
const exact = { exact: true };

export function KindFilter({ view: { query, kind, verbatim, counts } }: { view: SearchView }) {
  const { i18n, t } = useLingui();
  const styles = searchResults();
  if (counts.length < 2 && !kind) return null;
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const search = { q: query, verbatim };
  return (
    <nav aria-label={t`Kinds of results`}>
      <ul className={styles.kinds}>
        <li>
          <Link
            to="/search"
            search={search}
            resetScroll={false}
            activeOptions={exact}
            className={styles.kind}
            aria-current={kind ? undefined : "true"}
          >
            {t({ message: "All", context: "kind of result", comment: "menu" })}{" "}
            <Amount count={total} more={counts.some(({ more }) => more)} />
          </Link>
        </li>
        {counts.map((entry) => (
          <li key={entry.kind}>
            <Link
              to="/search"
              search={{ ...search, kind: entry.kind }}
              resetScroll={false}
              activeOptions={exact}
              className={styles.kind}
              aria-current={entry.kind === kind ? "true" : undefined}
            >
              {i18n._(names[entry.kind])} <Amount {...entry} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Amount({ count, more }: { count: number; more: boolean }) {
  const styles = searchResults();
  const figure = useFigure();
  return <span className={styles.amount}>{more ? `${figure(count)}+` : figure(count)}</span>;
}
