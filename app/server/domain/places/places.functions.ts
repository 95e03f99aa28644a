import { notFound } from "@tanstack/react-router";
import { createServerFn } from "@tanstack/react-start";

import {
  type ServiceCenterSearch,
  serviceCenterSearchOf,
  type ShopSearch,
  shopSearchOf,
} from "#app/site/place-search.ts";
import { searchInput, slugInput } from "#app/site/inputs.ts";
import { hasSection } from "#app/site/sections.ts";

import { readServiceOptions } from "../submissions/service-options.server.ts";
import { findServiceCenters, findShops } from "./find-places.server.ts";
import { readPlace } from "./places.server.ts";
import { listProductShops } from "./product-shops.server.ts";

export type { CountryCount, PlaceGroup, ServiceCenterFinder, ShopFinder } from "./find-places.server.ts";
export type { CountryPlaces, CountryShops, PlaceItem } from "./places.server.ts";

export const getServiceCenters = createServerFn()
  .validator(searchInput<ServiceCenterSearch>(serviceCenterSearchOf))
  .handler(async ({ context, data }) => {
    if (!hasSection(context.site, "service")) throw notFound();
    const [finder, options] = await Promise.all([
      findServiceCenters(context, data),
      readServiceOptions(context),
    ]);
    if (!finder) throw notFound();
    return { finder, options };
  });

export const getShops = createServerFn()
  .validator(searchInput<ShopSearch>(shopSearchOf))
  .handler(async ({ context, data }) => {
    if (!hasSection(context.site, "shops")) throw notFound();
    const finder = await findShops(context, data);
    if (!finder) throw notFound();
    return finder;
  });

/** At most six. */
export const getProductShops = createServerFn()
  .validator(slugInput)
  .handler(({ context, data }) =>
    context.runtime.memory.readShown(context.scope, `shops ${data.slug}`, () =>
      listProductShops(context.scope, data.slug),
    ),
  );

export const getPlace = createServerFn()
  .validator(slugInput)
  .handler(async ({ context, data }) => {
    const place = await readPlace(context, data.slug);
    if (!place) throw notFound();
    return place;
  });
