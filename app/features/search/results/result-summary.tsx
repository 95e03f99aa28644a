import { ph, plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";

import { useFigure } from "#app/ui/figures.ts";
import type { SearchView } from "#app/server/domain/search/search.functions.ts";
import { searchResults } from "#styled-system/recipes";

/** A live region. The query is passed as an element or in a plain string: as message text, its `<b>` would become markup. */
export function ResultSummary({ view }: { view: SearchView }) {
  const { query, corrected, meant, partial } = view;
  const styles = searchResults();
  return (
    <div role="status" className={styles.summary}>
      {corrected && <Corrected query={query} corrected={corrected} />}
      {meant && <Meant meant={meant} />}
      {partial && (
        <p>
          <Trans>No result has all of these words. These have some of them.</Trans>
        </p>
      )}
      {query && <Count view={view} />}
    </div>
  );
}

function Corrected({ query, corrected }: { query: string; corrected: string }) {
  const { t } = useLingui();
  const asked = <bdi>{query}</bdi>;
  const shown = <strong>{corrected}</strong>;
  return (
    <p>
      <Trans>
        Nothing was found for “{asked}”. Showing results for {shown}.
      </Trans>{" "}
      <Link to="/search" search={{ q: query, verbatim: "1" }}>{t`Search for “${query}” instead`}</Link>
    </p>
  );
}

function Meant({ meant }: { meant: string }) {
  const link = (
    <Link to="/search" search={{ q: meant }}>
      {meant}
    </Link>
  );
  return (
    <p>
      <Trans>Did you mean {link}?</Trans>
    </p>
  );
}

function Count({ view: { query, corrected, total, more } }: { view: SearchView }) {
  const { t } = useLingui();
  const figure = useFigure();
  const styles = searchResults();
  const shown = corrected ?? query;
  return (
    <p className={styles.count}>
      {more
        ? t`More than ${ph({ total: figure(total) })} results for “${shown}”`
        : t`${plural(total, {
            0: `No results for “${shown}”`,
            one: `# result for “${shown}”`,
            other: `# results for “${shown}”`,
          })}`}
    </p>
  );
}
