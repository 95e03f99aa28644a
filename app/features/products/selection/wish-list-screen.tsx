import { Trans, useLingui } from "@lingui/react/macro";
import { Link, useHydrated } from "@tanstack/react-router";
import { lazy, Suspense } from "react";

import { useSavedProducts } from "#app/browser/saved-products.ts";
import type { ProductCard } from "#app/server/domain/catalog/catalog.functions.ts";
import { Parts } from "#app/ui/parts.tsx";
import { Section } from "#app/ui/section.tsx";
import { button, wishList } from "#styled-system/recipes";

import { CompareTray } from "./compare-tray.tsx";
import { RecentlyViewed } from "./recently-viewed.tsx";
import { ToolCards } from "./tool-cards.tsx";

const SavedWishes = lazy(() => import("./saved-wishes.tsx"));

/** @param shared products in the URL of a shared list */
export function WishListScreen({ shared }: { shared: ProductCard[] | undefined }) {
  return (
    <Parts>
      {shared ? <SharedList products={shared} /> : <OwnList />}
      <RecentlyViewed />
      <CompareTray />
    </Parts>
  );
}

function SharedList({ products }: { products: ProductCard[] }) {
  const { t } = useLingui();
  return (
    <Section
      level="1"
      title={t`Shared wish list`}
      text={t`Someone chose these products and sent you the link.`}
    >
      {products.length > 0 ? <ToolCards products={products} /> : <Empty />}
    </Section>
  );
}

/** The list is stored in the browser only, so the application loads at once. */
function OwnList() {
  const { t } = useLingui();
  const styles = wishList();
  const isHydrated = useHydrated();
  const slugs = useSavedProducts("wish-list");
  return (
    <Section
      level="1"
      title={t`Wish list`}
      text={t`What you mark with the heart stays in this browser. Nobody else sees it, and we do not store it.`}
    >
      <div data-application="now">
        <p className={styles.withoutScripts}>
          <Trans>The wish list needs JavaScript, because it is stored in your browser.</Trans>
        </p>
        {slugs.length > 0 ? (
          <Suspense>
            <SavedWishes slugs={slugs} />
          </Suspense>
        ) : (
          <div className={isHydrated ? "" : styles.withoutScripts}>
            <Empty />
          </div>
        )}
      </div>
    </Section>
  );
}

function Empty() {
  const styles = wishList();
  return (
    <div className={styles.empty}>
      <p>
        <Trans>Nothing is on this list yet.</Trans>
      </p>
      <Link to="/product" className={button()}>
        <Trans comment="button">Show all models</Trans>
      </Link>
    </div>
  );
}
