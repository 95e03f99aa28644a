import type { SubscriptionView } from "#app/forms/subscription-view.ts";

import { readProductName } from "../../outbound/delivery/subscriptions.repo.server.ts";
import type { RequestScope } from "../../scope/request-scope.ts";
import type { Values } from "./form-outcome.server.ts";
import { findSubscription, type FoundSubscription, hasVariant } from "./subscription.repo.server.ts";

/** Crafted posts only: pages offer what is there. */
export async function isKnownTopic({ topic, product, variant }: Values, scope: RequestScope) {
  if (topic !== "stock") return true;
  const { runtime, site } = scope;
  return hasVariant(runtime.database.readDb, site, { slug: product ?? "", sku: variant ?? "" });
}

/** From the primary: a replica may be behind, and its role reads no submissions. */
export const readSubscription = async (scope: RequestScope, token: string): Promise<SubscriptionView> =>
  subscriptionView(scope, await findSubscription(scope.runtime.database.db, token));

export async function subscriptionView(
  { runtime, site }: RequestScope,
  found: FoundSubscription,
): Promise<SubscriptionView> {
  if (!found) return { state: "unknown" };
  const { state, topic, product: slug } = found;
  const product = topic === "stock" ? await readProductName(runtime.database.readDb, slug, site) : undefined;
  return { state, product };
}
