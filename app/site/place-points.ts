import * as v from "valibot";

import { countryCode } from "#app/validation/fields.ts";

import { shopKinds } from "./place-search.ts";
import { choiceField, slugField } from "./search-fields.ts";
import { stringifySearch } from "./search-params.ts";
import { schemaField, textField } from "./text-fields.ts";

export const placePointsPath = "/api/place-points";

export const placeLists = ["shops", "service-centers"] as const;
export type PlaceList = (typeof placeLists)[number];

export const pointSearch = v.object({
  list: choiceField(placeLists),
  country: schemaField(countryCode),
  kind: choiceField(shopKinds),
  product: slugField,
  city: textField,
});
export type PointSearch = v.InferOutput<typeof pointSearch>;

/** `label` is the name with the city. Degrees, four decimals. */
export type PlacePoint = [slug: string, label: string, latitude: number, longitude: number];

export type PlacePoints = { points: PlacePoint[] };

export const pointsAddress = (list: PlaceList, search: Readonly<Record<string, unknown>>): string =>
  placePointsPath + stringifySearch({ list, ...v.parse(pointSearch, { ...search, list }) });
