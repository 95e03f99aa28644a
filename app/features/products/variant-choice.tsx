import { useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import type { CSSProperties } from "react";

import type { ProductDetail, ProductVariant } from "#app/server/domain/catalog/catalog.functions.ts";
import { useDeferredUntilHydrated } from "#app/browser/use-deferred-until-hydrated.ts";
import { swatch, variantChoice } from "#styled-system/recipes";

type Option = ProductDetail["options"][number];

/** With more colors, swatches have no names. */
const maxNamedColors = 10;

export const variantOf = ({ variants }: ProductDetail, sku: string | undefined): ProductVariant =>
  variants.find((variant) => variant.sku === sku) ?? variants[0]!;

type VariantChoiceProps = {
  option: Option;
  variants: ProductVariant[];
  shown: ProductVariant;
};

/** Links to the variants. A combination that does not exist leads to the first variant with the value. */
export function VariantChoice({ option, variants, shown }: VariantChoiceProps) {
  const { t } = useLingui();
  const deferredProps = useDeferredUntilHydrated("click");
  const { key, isColor, values } = option;
  const isCompact = isColor && values.length > maxNamedColors;
  const styles = variantChoice({ compact: isCompact });
  const label = isColor ? t`Color` : option.label;
  const chosen = values.find(({ value }) => value === shown.options[key]);
  return (
    <div className={styles.root}>
      <p className={styles.label} aria-hidden="true">
        {label}
        {isCompact && chosen && <span className={styles.chosen}>{chosen.name}</span>}
      </p>
      <ul className={styles.values} aria-label={label}>
        {values.map(({ value, name, swatch: paint }) => (
          <li key={value}>
            <Link
              {...deferredProps}
              from="/product/$slug"
              to="."
              search={{ variant: nearest(variants, shown, key, value)?.sku }}
              replace
              resetScroll={false}
              className={styles.value}
              title={isCompact ? name : undefined}
              aria-current={value === chosen?.value ? "true" : undefined}
              activeOptions={{ exact: true }}
            >
              {paint && (
                <span className={swatch({ color: "own" })} style={{ "--swatch": paint } as CSSProperties} />
              )}
              <span className={styles.name}>{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function nearest(variants: ProductVariant[], shown: ProductVariant, option: string, value: string) {
  const having = variants.filter(({ options }) => options[option] === value);
  const sharedWith = ({ options }: ProductVariant) =>
    Object.entries(options).filter(([key, own]) => shown.options[key] === own).length;
  return having.toSorted((a, b) => sharedWith(b) - sharedWith(a))[0];
}
