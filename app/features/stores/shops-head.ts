import type { I18n } from "@lingui/core";
import { msg, ph } from "@lingui/core/macro";

import { figure } from "#app/ui/figures.ts";

export const shopsHead = (i18n: I18n) => ({
  title: i18n._(msg`Where to buy`),
  description: i18n._(msg`Shops near you and online shops that deliver, by country.`),
});

/** Each page of the unfiltered list is canonical. Filtered lists show the same places again. */
export function pageOfPlaces<Head extends { title: string }>(
  i18n: I18n,
  head: Head,
  { page, ...filters }: Readonly<Record<string, unknown>>,
): Head & { query?: string } {
  if (typeof page !== "number" || Object.values(filters).some((value) => value !== undefined)) return head;
  const { title } = head;
  return {
    ...head,
    title: i18n._(msg`${title}, page ${ph({ page: figure(i18n, page) })}`),
    query: `?page=${page}`,
  };
}
