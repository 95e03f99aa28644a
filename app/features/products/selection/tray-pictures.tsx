import { useLingui } from "@lingui/react/macro";

import { toggleSaved } from "#app/browser/saved-products.ts";
import { Icon } from "#app/ui/icon.tsx";
import { PictureOrShape } from "#app/ui/picture.tsx";
import { compareTray } from "#styled-system/recipes";

import { useProductCards } from "./use-product-cards.ts";

export default function TrayPictures({ slugs }: { slugs: readonly string[] }) {
  const { t } = useLingui();
  const styles = compareTray();
  return (
    <ul className={styles.products}>
      {useProductCards(slugs)?.map(({ slug, name, image }) => (
        <li key={slug} className={styles.product}>
          <PictureOrShape src={image} alt={name} width={64} height={48} />
          <button
            type="button"
            className={styles.remove}
            aria-label={t`Remove from the comparison: ${name}`}
            onClick={() => toggleSaved("compare", slug)}
          >
            <Icon name="close" size={16} />
          </button>
        </li>
      ))}
    </ul>
  );
}
