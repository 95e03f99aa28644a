import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";

import { wishList } from "#styled-system/recipes";

import { ToolCards } from "./tool-cards.tsx";
import { useProductCards } from "./use-product-cards.ts";

export default function SavedWishes({ slugs }: { slugs: string[] }) {
  const styles = wishList();
  const products = useProductCards(slugs) ?? [];
  return (
    <div className={styles.root}>
      <ToolCards products={products} />
      <p>
        <Link to="/wish-list" search={{ product: slugs }} className={styles.share}>
          <Trans>Link to this list, to share</Trans>
        </Link>
      </p>
    </div>
  );
}
