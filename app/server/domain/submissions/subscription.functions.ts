import { createServerFn } from "@tanstack/react-start";
import * as v from "valibot";

import { subscriptionToken } from "#app/site/subscription-address.ts";

import { readSubscription } from "./subscription.server.ts";

/** A POST, so that no cache and no log has the token. */
export const getSubscription = createServerFn({ method: "POST" })
  .validator(v.object({ token: subscriptionToken }))
  .handler(({ context, data }) => readSubscription(context.scope, data.token));
