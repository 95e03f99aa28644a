import * as v from "valibot";

import { textField } from "./text-fields.ts";

/** Shows, confirms and ends a subscription. The token is in the query, which is not logged. */
export const subscriptionPath = "/subscription";

export const subscriptionAddress = (origin: string, token: string): string =>
  `${origin}${subscriptionPath}?token=${token}`;

/** @param variant item number; empty is the first variant */
export const productAddress = (slug: string, variant: string): string =>
  `/product/${slug}${variant && `?variant=${encodeURIComponent(variant)}`}`;

/** Characters; longer than any token. Invalid tokens match no subscription. */
export const subscriptionToken = v.pipe(v.string(), v.maxLength(200));

export const subscriptionSearch = v.object({ token: textField });
