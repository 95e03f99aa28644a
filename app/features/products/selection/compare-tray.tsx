import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { lazy, Suspense } from "react";

import { clearSaved, useSavedProducts } from "#app/browser/saved-products.ts";
import { maxCompared } from "#app/site/product-selection.ts";
import { useFigure } from "#app/ui/figures.ts";
import { button, compareTray } from "#styled-system/recipes";

import { CompareForm } from "./product-tools.tsx";

const TrayPictures = lazy(() => import("./tray-pictures.tsx"));

/** Products selected for comparison, at the lower edge of pages with `ProductTools`. */
export function CompareTray({ aboveBar = false }: { aboveBar?: boolean }) {
  const { t } = useLingui();
  const figure = useFigure();
  const slugs = useSavedProducts("compare");
  const styles = compareTray({ aboveBar });
  const chosen = figure(slugs.length);
  const most = figure(maxCompared);
  return (
    <>
      <CompareForm />
      <div role="status" className={styles.status}>
        {slugs.length > 0 && (
          <Trans>
            {chosen} of {most} chosen to compare
          </Trans>
        )}
      </div>
      {slugs.length > 0 && (
        <section className={styles.root} aria-label={t`Compare products`}>
          <div className={styles.inner}>
            <Suspense>
              <TrayPictures slugs={slugs} />
            </Suspense>
            <p className={styles.count} aria-hidden="true" dir="ltr">
              {chosen} / {most}
            </p>
            <Link to="/compare" search={{ product: slugs }} className={button({ size: "sm" })}>
              <Trans comment="button">Compare</Trans>
            </Link>
            <button type="button" className={styles.clear} onClick={() => clearSaved("compare")}>
              <Trans comment="button">Clear</Trans>
            </button>
          </div>
        </section>
      )}
    </>
  );
}
