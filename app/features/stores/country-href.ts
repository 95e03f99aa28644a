import { stringifySearch } from "#app/site/search-params.ts";

/** The same search in one country. City and position are dropped, because they may be in another country. */
export const countryHref = (path: string, search: Record<string, unknown>, country: string): string =>
  path + stringifySearch({ ...search, city: undefined, near: undefined, country });
