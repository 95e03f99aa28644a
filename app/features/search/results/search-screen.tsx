import { useLingui } from "@lingui/react/macro";

import type { SearchView } from "#app/server/domain/search/search.functions.ts";
import type { Suggest } from "#app/site/search.ts";
import { Section } from "#app/ui/section.tsx";
import { searchResults } from "#styled-system/recipes";

import { SearchBox } from "../box/search-box.tsx";
import { KindFilter } from "./kind-filter.tsx";
import { NothingFound } from "./nothing-found.tsx";
import { PageLinks } from "./page-links.tsx";
import { ResultItem } from "./result-item.tsx";
import { ResultSummary } from "./result-summary.tsx";

export function SearchScreen({ view, suggest }: { view: SearchView; suggest: Suggest }) {
  const { t } = useLingui();
  const styles = searchResults();
  const { query, items, counts } = view;
  const title = t({ message: "Search", context: "page title" });
  return (
    <Section title={title} level="1">
      <div className={styles.root}>
        {/* The key resets the typed text when the URL changes. */}
        <SearchBox key={query} label={title} place="page" defaultQuery={query} suggest={suggest} />
        <ResultSummary view={view} />
        <KindFilter view={view} />
        {items.length > 0 && (
          <ol className={styles.list}>
            {items.map((item) => (
              <ResultItem key={`${item.kind} ${item.key}`} item={item} />
            ))}
          </ol>
        )}
        <PageLinks view={view} />
        {counts.length === 0 && <NothingFound view={view} />}
      </div>
    </Section>
  );
}
