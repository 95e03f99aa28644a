import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";

import { CategoryBanner } from "#app/features/products/category-banner.tsx";
import type { SearchView } from "#app/server/domain/search/search.functions.ts";
import { InSection } from "#app/ui/in-section.tsx";
import { columnGrid, searchResults } from "#styled-system/recipes";

export function NothingFound({ view: { query, categories } }: { view: SearchView }) {
  const styles = searchResults();
  return (
    <div className={styles.help}>
      {query && (
        <ul className={styles.advice}>
          <li>
            <Trans>Check the spelling, or try fewer or more general words.</Trans>
          </li>
          <li>
            <Trans>An item number leads straight to its product.</Trans>
          </li>
          <InSection section="downloads">
            <li>
              <Trans>
                Files for your product are listed under{" "}
                <Link to="/drivers-and-manuals">Drivers and manuals</Link>.
              </Trans>
            </li>
          </InSection>
        </ul>
      )}
      <h2 className={styles.helpTitle}>
        <Trans>Popular categories</Trans>
      </h2>
      <div className={columnGrid({ columns: "3", size: "tiles" })}>
        {categories.map((category) => (
          <CategoryBanner key={category.slug} category={category} size="small" />
        ))}
      </div>
    </div>
  );
}
