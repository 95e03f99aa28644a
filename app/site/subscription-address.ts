import * as v from "valibot";

import { textField } from "./text-fields.ts";

/** Shows, confirms and ends a subscription. The token is in the query, which no log has. */
export const subscriptionPath = "/subscription";

export const subscriptionAddress = (origin: string, token: string): string =>
  `${origin}${subscriptionPath}?token=${token}`;

/** @param variant item number; empty is the first variant */
export const productAddress = (slug: string, variant: string): string =>
  `/product/${slug}${variant && `?variant=${encodeURIComponent(variant)}`}`;

/** Longer than any token; what is no token belongs to no subscription. */
export const subscriptionToken = v.pipe(v.string(), v.maxLength(200));

export const subscriptionSearch = v.object({ token: textField });
