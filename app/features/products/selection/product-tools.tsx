import { Trans, useLingui } from "@lingui/react/macro";

import { toggleSaved, useSavedProducts } from "#app/browser/saved-products.ts";
import { useDeferredUntilHydrated } from "#app/browser/use-deferred-until-hydrated.ts";
import { maxCompared } from "#app/site/product-selection.ts";
import { Icon } from "#app/ui/icon.tsx";
import { productTools } from "#styled-system/recipes";

/** Id of the form that compares without JavaScript. Buttons refer to it, because forms cannot be nested. */
const formId = "compare";

export const CompareForm = () => <form id={formId} action="/compare" hidden />;

type ProductToolsProps = { product: { slug: string; name: string }; place: "card" | "page" };

/** Needs a `CompareForm` on the page. */
export function ProductTools({ product: { slug, name }, place }: ProductToolsProps) {
  const { t } = useLingui();
  const deferredProps = useDeferredUntilHydrated("click");
  const compared = useSavedProducts("compare");
  const wished = useSavedProducts("wish-list");
  const styles = productTools({ place });
  const isCompared = compared.includes(slug);
  return (
    <div className={styles.root}>
      <button
        {...deferredProps}
        form={formId}
        name="product"
        value={slug}
        className={styles.compare}
        aria-label={t`Compare: ${name}`}
        aria-pressed={isCompared}
        aria-disabled={(!isCompared && compared.length >= maxCompared) || undefined}
        onClick={(event) => {
          event.preventDefault();
          toggleSaved("compare", slug);
        }}
      >
        <Icon name="compare" size={20} />
        <span className={styles.word}>
          <Trans comment="button">Compare</Trans>
        </span>
      </button>
      <button
        {...deferredProps}
        type="button"
        className={styles.wish}
        aria-label={t`Wish list: ${name}`}
        aria-pressed={wished.includes(slug)}
        onClick={() => toggleSaved("wish-list", slug)}
      >
        <Icon name="heart" size={20} />
        {place === "page" && (
          <span className={styles.word}>
            <Trans comment="button">Wish list</Trans>
          </span>
        )}
      </button>
    </div>
  );
}
