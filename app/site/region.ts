import type { Site } from "./site.ts";

/** The country of a site, or the most populous one of its language. */
export const regionOf = ({
  country,
  languageTag,
}: Pick<Site, "languageTag"> & { country?: string | undefined }) =>
  country ?? new Intl.Locale(languageTag).maximize().region;

const euCountries: ReadonlySet<string | undefined> = new Set(
  "AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK".split(" "),
);

export const isInEu = (country: string | undefined): boolean => euCountries.has(country);
