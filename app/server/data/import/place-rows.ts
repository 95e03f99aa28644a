import { searchText } from "#app/site/search-text.ts";
import { productsOf } from "#app/validation/places.schema.ts";

import type { Content } from "./localize-content.ts";

type Places = Content["places"]["value"];

const noLocation = {
  city: undefined,
  cityAliases: [],
  region: undefined,
  address: undefined,
  postalCode: undefined,
  coordinates: undefined,
  hours: [],
};

export const placeRows = (places: Places) =>
  Object.entries(places).map(([slug, place]) => {
    const { kind, name, country, phone, url, sites = null } = place;
    const { city, cityAliases, region, address, postalCode, coordinates, hours } =
      place.kind === "online-shop" ? noLocation : place;
    return {
      slug,
      kind,
      name,
      country,
      city,
      region,
      address,
      postalCode,
      phone,
      url,
      latitude: coordinates?.latitude,
      longitude: coordinates?.longitude,
      hours,
      sites,
      wholeRange: productsOf(place) === undefined,
      searchText: searchText([city, region, postalCode, ...cityAliases, name]),
    };
  });

export const placeProductRows = (places: Places) =>
  Object.entries(places).flatMap(([slug, place]) =>
    (productsOf(place) ?? []).map((product) => ({ place: slug, product })),
  );
