import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import type { CSSProperties, ReactNode } from "react";

import type { Comparison, ComparisonGroup } from "#app/server/domain/catalog/decision.functions.ts";
import type { CompareSearch } from "#app/site/product-selection.ts";
import { Icon } from "#app/ui/icon.tsx";
import { PictureOrShape } from "#app/ui/picture.tsx";
import { Unbroken } from "#app/ui/unbroken.tsx";
import { InSection } from "#app/ui/in-section.tsx";
import { button, comparison as comparisonRecipe } from "#styled-system/recipes";

import { PriceText } from "../price-text.tsx";

type Product = Comparison["products"][number];
type ComparisonTableProps = { comparison: Comparison; search: CompareSearch };

export function ComparisonTable({ comparison, search }: ComparisonTableProps) {
  const { t } = useLingui();
  const styles = comparisonRecipe();
  const { products } = comparison;
  const onlyDifferences = search.only === "differences";
  const groups = comparison.groups
    .map((group) => ({ ...group, rows: group.rows.filter(({ differs }) => differs || !onlyDifferences) }))
    .filter(({ rows }) => rows.length > 0);
  const names = products.map(({ name }) => name).join(", ");
  return (
    <>
      {products.length > 1 && (
        <p>
          <Link
            to="/compare"
            search={{ ...search, only: onlyDifferences ? undefined : "differences" }}
            resetScroll={false}
            className={button({ look: "outline", size: "sm" })}
          >
            {onlyDifferences ? (
              <Trans comment="button">Show all rows</Trans>
            ) : (
              <Trans comment="button">Show differences only</Trans>
            )}
          </Link>
        </p>
      )}
      <div
        className={styles.scroll}
        role="region"
        aria-label={t`Comparison`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls sideways on phones
        tabIndex={0}
        data-many={products.length > 2 || undefined}
      >
        <table className={styles.table} style={{ "--products": products.length } as CSSProperties}>
          <caption className={styles.caption}>
            <Trans>Comparison of {names}. Rows in which the products differ have a mark.</Trans>
          </caption>
          <thead>
            <tr>
              <td className={styles.corner}>{"\u00a0"}</td>
              {products.map((product) => (
                <th key={product.slug} scope="col">
                  <ProductHead product={product} search={search} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <ProductRow label={t`Price`} products={products}>
              {(product) => (
                <PriceText
                  price={product.price}
                  varies={product.varies ?? false}
                  formerPrice={product.formerPrice}
                  lowestPrice={product.lowestPrice}
                  className={styles.price}
                />
              )}
            </ProductRow>
            <ProductRow label={t`Availability`} products={products}>
              {(product) => <Stock product={product} />}
            </ProductRow>
          </tbody>
          {groups.map((group) => (
            <AttributeGroup key={group.label ?? ""} group={group} products={products} />
          ))}
        </table>
      </div>
    </>
  );
}

/** The name is sticky, the picture is not. */
function ProductHead({ product, search }: { product: Product; search: CompareSearch }) {
  const { t } = useLingui();
  const styles = comparisonRecipe();
  const { slug, name } = product;
  const others = search.product?.filter((other) => other !== slug);
  return (
    <div className={styles.head}>
      <PictureOrShape src={product.image} alt="" width={160} height={120} />
      <Link to="/product/$slug" params={{ slug }} className={styles.name}>
        {name}
      </Link>
      <Link
        to="/compare"
        search={{ ...search, product: others }}
        resetScroll={false}
        className={styles.remove}
        aria-label={t`Remove from the comparison: ${name}`}
      >
        <Icon name="close" size={16} />
      </Link>
    </div>
  );
}

type ProductRowProps = { label: string; products: Product[]; children: (product: Product) => ReactNode };

const ProductRow = ({ label, products, children }: ProductRowProps) => (
  <tr>
    <th scope="row">{label}</th>
    {products.map((product) => (
      <td key={product.slug}>{children(product)}</td>
    ))}
  </tr>
);

function Stock({ product: { slug, inStock, discontinued } }: { product: Product }) {
  const styles = comparisonRecipe();
  if (discontinued) return <Trans>Discontinued</Trans>;
  return (
    <div className={styles.stock}>
      {inStock !== undefined && (inStock ? <Trans>In stock</Trans> : <Trans>Out of stock</Trans>)}
      <InSection section="shops">
        <Link to="/where-to-buy" search={{ product: slug }} className={styles.buy}>
          <Trans>Where to buy</Trans>
        </Link>
      </InSection>
    </div>
  );
}

function AttributeGroup({ group, products }: { group: ComparisonGroup; products: Product[] }) {
  const styles = comparisonRecipe();
  return (
    <tbody>
      {group.label && (
        <tr>
          <th scope="rowgroup" colSpan={products.length + 1} className={styles.group}>
            {group.label}
          </th>
        </tr>
      )}
      {group.rows.map(({ label, values, differs }) => (
        <tr key={label} data-differs={(differs && products.length > 1) || undefined}>
          <th scope="row">{label}</th>
          {products.map(({ slug }, index) => (
            <td key={slug}>
              <Value value={values[index]} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

function Value({ value }: { value: ComparisonGroup["rows"][number]["values"][number] }) {
  const styles = comparisonRecipe();
  if (typeof value === "string") return <Unbroken text={value} />;
  if (value === undefined) {
    return (
      <>
        <span aria-hidden="true">–</span>
        <span className={styles.hidden}>
          <Trans comment="in a table: the value of a property is not known">Not stated</Trans>
        </span>
      </>
    );
  }
  return value ? <Trans>Yes</Trans> : <Trans>No</Trans>;
}
