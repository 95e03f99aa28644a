import type { I18n } from "@lingui/core";
import { msg, ph } from "@lingui/core/macro";

import type { Comparison } from "#app/server/domain/catalog/decision.functions.ts";

import { catalogHead } from "../product-list-head.ts";

/** Only the page without products is indexed. */
export function compareHead(i18n: I18n, comparison: Comparison | undefined, isEmpty: boolean) {
  if (!comparison) return undefined;
  const names = comparison.products.map(({ name }) => name).join(", ");
  return {
    title: names ? i18n._(msg`Comparison: ${ph({ names })}`) : i18n._(msg`Compare products`),
    description: i18n._(msg`Products side by side, with their differences marked.`),
    noindex: !isEmpty,
    above: [{ name: catalogHead(i18n).title, path: "/category" }],
  };
}

export const wishListHead = (i18n: I18n) => ({
  title: i18n._(msg`Wish list`),
  description: i18n._(msg`The products that you have marked with the heart, in this browser only.`),
});
