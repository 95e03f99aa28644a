import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Suspense } from "react";

import type { ProductList } from "#app/server/domain/catalog/catalog.functions.ts";
import type { ListSearch } from "#app/site/product-list-search.ts";
import { FilterForm } from "#app/ui/filter-form.tsx";
import { Parts } from "#app/ui/parts.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import { Section } from "#app/ui/section.tsx";
import { TipTabs } from "#app/ui/tip-tabs.tsx";
import { usePageTurn } from "#app/ui/use-page-turn.ts";
import { button, productList } from "#styled-system/recipes";

import { ActiveFilters, withoutFilters } from "./active-filters.tsx";
import { listAnchor, ListLink } from "./list-link.tsx";
import { ListOpening } from "./list-opening.tsx";
import { pictureScales } from "./picture-scales.ts";
import { ProductCard } from "./product-card.tsx";
import { ProductFilters } from "./product-filters.tsx";
import { CompareTray } from "./selection/compare-tray.tsx";
import { ProductTools } from "./selection/product-tools.tsx";
import { SortField } from "./sort-field.tsx";

type ProductListScreenProps = {
  list: ProductList;
  search: ListSearch;
  withCategories?: boolean;
};

export function ProductListScreen({ list, search, withCategories = false }: ProductListScreenProps) {
  const { t } = useLingui();
  const { tips } = list;
  return (
    <Parts>
      <ListOpening list={list} withCategories={withCategories} />
      <Section>
        <Products list={list} search={search} />
      </Section>
      {tips.length > 0 && (
        <Section title={t`How to choose`} tone="dark">
          <TipTabs legend={t`How to choose`} tips={tips} />
        </Section>
      )}
      <CompareTray />
    </Parts>
  );
}

function Products({ list, search }: { list: ProductList; search: ListSearch }) {
  const styles = productList();
  const { products, total, page, pages } = list;
  const scales = list.category ? pictureScales(products) : [];
  const { results, turnTo } = usePageTurn(page);
  return (
    <FilterForm className={styles.root}>
      <Suspense>
        <ProductFilters list={list} search={search} />
      </Suspense>
      <div id={listAnchor} ref={results} tabIndex={-1} className={styles.results}>
        <div className={styles.bar}>
          <p role="status" className={styles.count}>
            <Plural value={total} one="# model" other="# models" />
          </p>
          <SortField value={search.sort} />
        </div>
        <ActiveFilters list={list} search={search} />
        {products.length > 0 ? (
          <Suspense>
            <ul className={styles.cards}>
              {products.map((product, index) => (
                <li key={product.slug}>
                  <ProductCard
                    product={product}
                    level={2}
                    pictureScale={scales[index]}
                    tools={<ProductTools product={product} place="card" />}
                  />
                </li>
              ))}
            </ul>
          </Suspense>
        ) : (
          <Nothing search={search} />
        )}
        <Pagination
          page={page}
          pages={pages}
          renderLink={(number, props) => (
            <ListLink
              key={number}
              search={{ ...search, page: number > 1 ? number : undefined }}
              toTop
              onClick={() => turnTo(number)}
              {...props}
            />
          )}
        />
      </div>
    </FilterForm>
  );
}

function Nothing({ search }: { search: ListSearch }) {
  const styles = productList();
  return (
    <div className={styles.nothing}>
      <p className={styles.nothingTitle}>
        <Trans>No model fits all of these filters</Trans>
      </p>
      <p>
        <Trans>Remove one of them, or start over with the full list.</Trans>
      </p>
      <ListLink search={withoutFilters(search)} className={button()}>
        <Trans comment="button">Show all models</Trans>
      </ListLink>
    </div>
  );
}
