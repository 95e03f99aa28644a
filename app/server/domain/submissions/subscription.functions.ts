import { createServerFn } from "@tanstack/react-start";
import * as v from "valibot";

import { subscriptionToken } from "#app/site/subscription-address.ts";

import { readSubscription } from "./subscription.server.ts";

/** POST, so that the token is neither cached nor logged. */
export const getSubscription = createServerFn({ method: "POST" })
  .validator(v.object({ token: subscriptionToken }))
  .handler(({ context, data }) => readSubscription(context.scope, data.token));
