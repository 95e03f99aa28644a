import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";

import type { SearchView } from "#app/server/search/search.functions.ts";
import type { SearchKind } from "#app/site/search.ts";
import { useFigure } from "#app/ui/figures.ts";
import { searchResults } from "#styled-system/recipes";

const names: Record<SearchKind, ReactNode> = {
  category: <Trans comment="menu">Categories</Trans>,
  product: <Trans comment="menu">Products</Trans>,
  page: <Trans comment="menu">Pages</Trans>,
  article: <Trans comment="menu">Articles</Trans>,
  download: <Trans comment="menu">Downloads</Trans>,
  certificate: <Trans comment="menu">Certificates</Trans>,
};

/** Else the router takes every link whose parameters are part of the address for the current one. */
const exact = { exact: true };

/** Links to the results of one kind, where there are several. */
export function KindFilter({ view: { query, kind, verbatim, counts } }: { view: SearchView }) {
  const { t } = useLingui();
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
            <Trans comment="menu">All</Trans> <Amount count={total} more={counts.some(({ more }) => more)} />
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
              {names[entry.kind]} <Amount {...entry} />
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
