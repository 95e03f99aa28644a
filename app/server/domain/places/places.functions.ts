import { createServerFn } from "@tanstack/react-start";

import {
  type ServiceCenterSearch,
  serviceCenterSearchOf,
  type ShopSearch,
  shopSearchOf,
} from "#app/site/place-search.ts";
import { searchInput } from "#app/site/inputs.ts";

import { readServiceOptions } from "../submissions/service-options.server.ts";
import { findServiceCenters, findShops } from "./places.server.ts";

export type {
  CountryCount,
  CountryPlaces,
  CountryShops,
  PlaceItem,
  ServiceCenterFinder,
  ShopFinder,
} from "./places.server.ts";

export const getServiceCenters = createServerFn()
  .validator(searchInput<ServiceCenterSearch>(serviceCenterSearchOf))
  .handler(async ({ context, data }) => {
    const [finder, options] = await Promise.all([
      findServiceCenters(context.scope, data),
      readServiceOptions(context.scope),
    ]);
    return { finder, options };
  });

export const getShops = createServerFn()
  .validator(searchInput<ShopSearch>(shopSearchOf))
  .handler(({ context, data }) => findShops(context.scope, data));
