import { useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import type { CSSProperties } from "react";

import type { ProductDetail } from "#app/server/domain/catalog/catalog.functions.ts";
import { useDeferredUntilHydrated } from "#app/browser/use-deferred-until-hydrated.ts";
import { colorChoice, swatch } from "#styled-system/recipes";

type Color = ProductDetail["colors"][number];

type ColorChoiceProps = {
  colors: Color[];
  shown: string | undefined;
};

export function ColorChoice({ colors, shown }: ColorChoiceProps) {
  const { t } = useLingui();
  const deferredProps = useDeferredUntilHydrated("click");
  const styles = colorChoice();
  const label = t`Colour`;
  return (
    <div className={styles.root}>
      <p className={styles.label} aria-hidden="true">
        {label}
      </p>
      <ul className={styles.colors} aria-label={label}>
        {colors.map(({ value, name, swatch: color }) => (
          <li key={value}>
            <Link
              {...deferredProps}
              from="/product/$slug"
              to="."
              search={{ color: value }}
              replace
              resetScroll={false}
              className={styles.color}
              aria-current={value === shown ? "true" : undefined}
              activeOptions={{ exact: true }}
            >
              <span className={swatch({ color: "own" })} style={{ "--swatch": color } as CSSProperties} />
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
