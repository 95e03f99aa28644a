import { ph } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";

import type { SearchView } from "#app/server/domain/search/search.functions.ts";
import { useFigure } from "#app/ui/figures.ts";
import { Icon } from "#app/ui/icon.tsx";
import { searchResults } from "#styled-system/recipes";

import { pageNumbers } from "#app/ui/page-numbers.ts";

/** Otherwise the router marks the link to the first page as active on every page. */
const exact = { exact: true };

export function PageLinks({ view: { query, kind, verbatim, page, pages } }: { view: SearchView }) {
  const { t } = useLingui();
  const figure = useFigure();
  const styles = searchResults();
  if (pages < 2) return null;
  const searchOf = (number: number) => ({
    q: query,
    kind,
    verbatim,
    page: number === 1 ? undefined : number,
  });
  return (
    <nav aria-label={t`Pages of results`}>
      <ul className={styles.pages}>
        {page > 1 && (
          <li>
            <Link
              to="/search"
              activeOptions={exact}
              search={searchOf(page - 1)}
              className={styles.page}
              aria-label={t`Previous page`}
            >
              <span className={styles.previous}>
                <Icon name="arrows" />
              </span>
            </Link>
          </li>
        )}
        {pageNumbers(page, pages).map((number, index) =>
          number === undefined ? (
            <li key={`gap ${index}`} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={number}>
              <Link
                to="/search"
                activeOptions={exact}
                search={searchOf(number)}
                className={styles.page}
                aria-label={t`Page ${ph({ number: figure(number) })}`}
                aria-current={number === page ? "page" : undefined}
              >
                {figure(number)}
              </Link>
            </li>
          ),
        )}
        {page < pages && (
          <li>
            <Link
              to="/search"
              activeOptions={exact}
              search={searchOf(page + 1)}
              className={styles.page}
              aria-label={t`Next page`}
            >
              <span className={styles.next}>
                <Icon name="arrows" />
              </span>
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}
