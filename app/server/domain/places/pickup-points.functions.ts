import { createServerFn } from "@tanstack/react-start";
import * as v from "valibot";

import { pickupSearch, type PickupSearch } from "#app/site/pickup-search.ts";

import { isToken } from "../../outbound/carrier/carrier.server.ts";
import { originAddress } from "../../outbound/carrier/locator-request.ts";
import { requestToken, searchLocations } from "./carrier-requests.server.ts";
import {
  findPickupPoints,
  type PickupForm,
  type PickupResult,
  readPickupForm,
} from "./pickup-points.server.ts";

export type { PickupForm, PickupItem, PickupProblem, PickupResult } from "./pickup-points.server.ts";

export type PickupFinder = {
  form: PickupForm;
  search: PickupSearch | undefined;
  /** A promise in the browser, which renders without waiting for the carrier. */
  result: PickupResult | Promise<PickupResult> | undefined;
};

/** Here, because Start's build knows only server functions that browsers import. POST keeps addresses out of URLs. */
export const getCarrierToken = createServerFn({ method: "POST" }).handler(({ context }) =>
  requestToken(context.scope),
);

export const getCarrierLocations = createServerFn({ method: "POST" })
  .validator(v.object({ token: v.optional(v.pipe(v.string(), v.check(isToken))), data: originAddress }))
  .handler(({ context, data }) => searchLocations(context.scope, data));

const getPickupForm = createServerFn()
  .validator(v.object({ asked: v.boolean() }))
  .handler(({ context, data }) => readPickupForm(context, data.asked));

const searchPickupPoints = createServerFn({ method: "POST" })
  .validator(pickupSearch)
  .handler(({ context, data }) =>
    findPickupPoints(context, data, (address) => getCarrierLocations({ data: { data: address } })),
  );

/** @returns nothing without a carrier. Waits for the carrier on the server only, at most 8 seconds. */
export async function loadPickupFinder(search: PickupSearch | undefined): Promise<PickupFinder | undefined> {
  const result = search && searchPickupPoints({ data: search }).catch(unavailable);
  const form = await getPickupForm({ data: { asked: search !== undefined } });
  return form && { form, search, result: import.meta.env.SSR ? await result : result };
}

/** A lost connection or a server error must not fail the page. */
const unavailable = (): PickupResult => ({ status: "failed", problem: "unavailable" });
