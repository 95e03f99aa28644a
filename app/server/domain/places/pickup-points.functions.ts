import { createServerFn } from "@tanstack/react-start";
import * as v from "valibot";

import { pickupSearch, type PickupSearch } from "#app/site/pickup-search.ts";

import {
  findPickupPoints,
  type PickupForm,
  type PickupResult,
  readPickupForm,
} from "./pickup-points.server.ts";

export type { PickupForm, PickupItem, PickupProblem, PickupResult } from "./pickup-points.server.ts";

/** What a page shows of the pick-up points. */
export type PickupFinder = {
  form: PickupForm;
  search: PickupSearch | undefined;
  /** In the browser the page does not wait for the carrier. */
  result: PickupResult | Promise<PickupResult> | undefined;
};

const getPickupForm = createServerFn()
  .validator(v.object({ asked: v.boolean() }))
  .handler(({ context, data }) => readPickupForm(context.scope, data.asked));

/** Posted, although it reads: an address of a visitor belongs into no log of addresses. */
const searchPickupPoints = createServerFn({ method: "POST" })
  .validator(pickupSearch)
  .handler(({ context, data }) => findPickupPoints(context.scope, data));

/**
 * What a route's loader gives the pick-up finder: nothing where there is no carrier. Without an address to search for
 * the carrier is not asked. A page that is drawn on the server waits for it, 8 seconds at most.
 */
export async function loadPickupFinder(search: PickupSearch | undefined): Promise<PickupFinder | undefined> {
  const result = search && searchPickupPoints({ data: search }).catch(unavailable);
  const form = await getPickupForm({ data: { asked: search !== undefined } });
  return form && { form, search, result: import.meta.env.SSR ? await result : result };
}

/** The visitor's connection broke, or this server failed, which is in its log: the page is there all the same. */
const unavailable = (): PickupResult => ({ status: "failed", problem: "unavailable" });
