import { useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";

import type { ProductList } from "#app/server/domain/catalog/catalog.functions.ts";
import { useFigure } from "#app/ui/figures.ts";
import { Picture } from "#app/ui/picture.tsx";
import { button, cardGrid, heading, listOpening } from "#styled-system/recipes";

import { Breadcrumb } from "./breadcrumb.tsx";
import { CategoryBanner } from "./category-banner.tsx";
import { catalogHead } from "./product-list-head.ts";

export function ListOpening({ list, withCategories }: { list: ProductList; withCategories: boolean }) {
  const { i18n } = useLingui();
  const { category, path, categories } = list;
  const styles = listOpening();
  const { title, description } = category
    ? { title: category.name, description: category.description }
    : catalogHead(i18n);
  return (
    <header className={styles.root}>
      {category?.image && (
        <>
          <Picture
            src={category.image}
            alt=""
            priority
            sizes="(min-resolution: 1.5dppx) max(80vw, 432px), max(100vw, 540px)"
            className={styles.picture}
            width={1600}
            height={1000}
          />
          <div className={styles.shade} />
        </>
      )}
      <div className={styles.inner}>
        {category && <Breadcrumb path={path} current={title} />}
        <h1 className={heading({ level: "1" })}>{title}</h1>
        {description && <p className={styles.text}>{description}</p>}
        {category && categories.length > 0 && <Subcategories categories={categories} />}
        {category?.finder && (
          <p>
            <Link
              to="/finder/{-$slug}"
              params={{ slug: category.slug }}
              className={button({ look: "outline", size: "sm" })}
            >
              {category.finder}
            </Link>
          </p>
        )}
        {withCategories && !category && (
          <div className={cardGrid({ columns: "families" })}>
            {categories.map((entry) => (
              <CategoryBanner key={entry.slug} category={entry} size="tile" />
            ))}
          </div>
        )}
      </div>
    </header>
  );
}

function Subcategories({ categories }: { categories: ProductList["categories"] }) {
  const { t } = useLingui();
  const figure = useFigure();
  const styles = listOpening();
  return (
    <nav aria-label={t`Subcategories`}>
      <ul className={styles.categories}>
        {categories.map(({ slug, name, modelCount }) => (
          <li key={slug}>
            <Link to="/category/{-$slug}" params={{ slug }} className={styles.category}>
              {name} <small>{figure(modelCount)}</small>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
