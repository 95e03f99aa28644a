import { Trans, useLingui } from "@lingui/react/macro";
import { useRouter } from "@tanstack/react-router";
import type { SubmitEvent } from "react";

import type { Comparison } from "#app/server/domain/catalog/decision.functions.ts";
import { Icon } from "#app/ui/icon.tsx";
import { button, comparison, field, selectField } from "#styled-system/recipes";

export function ComparisonChoice({ products, choices }: Pick<Comparison, "products" | "choices">) {
  const { t } = useLingui();
  const router = useRouter();
  const styles = comparison();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const product = new FormData(event.currentTarget).getAll("product").map(String);
    void router.navigate({ to: "/compare", search: { product }, resetScroll: false });
  };
  const groups = Map.groupBy(choices, ({ category }) => category);
  return (
    // The key empties the field when the product was added.
    <form key={products.length} action="/compare" className={styles.choice} onSubmit={submit}>
      {products.map(({ slug }) => (
        <input key={slug} type="hidden" name="product" value={slug} />
      ))}
      <label className={styles.field}>
        <span>
          <Trans>Add a product</Trans>
        </span>
        <span className={selectField()}>
          <select name="product" required defaultValue="" className={field()}>
            <option value="">{t`Choose a product`}</option>
            {Array.from(groups, ([category, members]) => (
              <optgroup key={category} label={category}>
                {members.map(({ slug, name }) => (
                  <option key={slug} value={slug}>
                    {name}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
          <Icon name="chevrons" size={20} />
        </span>
      </label>
      <button type="submit" className={button({ size: "md" })}>
        <Trans comment="button">Add</Trans>
      </button>
    </form>
  );
}
