import { stringifySearch } from "#app/site/search-params.ts";

/** The same search in one country, without the city and the visitor's place, which may be elsewhere. */
export const countryHref = (path: string, search: Record<string, unknown>, country: string): string =>
  path + stringifySearch({ ...search, city: undefined, near: undefined, country });
