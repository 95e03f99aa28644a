import type { IconName } from "#app/validation/fields.ts";
import type { Site } from "#app/site/site.ts";
import type { PrintedCatalogText } from "#app/validation/print.schema.ts";

/** All contents of a printed catalog, localized: drawing adds no text. */
export type PrintedCatalog = {
  site: Pick<Site, "languageTag" | "greece" | "theme" | "origin">;
  brand: { name: string; tagline: string; copyright: string };
  words: PrintedCatalogText;
  /** Import date, as `2026-03-10` and formatted. */
  edition: { day: string; text: string };
  families: PrintedCatalogFamily[];
  serviceCenters: CountryCenters[];
};

export type CountryCenters = { country: string; centers: { city: string; phone: string }[] };

export type PrintedCatalogFamily = {
  slug: string;
  name: string;
  description?: string | undefined;
  image?: PrintedCatalogImage | undefined;
  products: PrintedCatalogProduct[];
  /** Set if the document omits products: their total number, and their URL. */
  more?: { count: string; address: string } | undefined;
};

export type PrintedCatalogProduct = {
  slug: string;
  sku?: string | undefined;
  name: string;
  promise?: string | undefined;
  price?: string | undefined;
  tag?: string | undefined;
  image?: PrintedCatalogImage | undefined;
  colors: { name: string; swatch: string }[];
  features: { icon: IconName; title: string; text: string }[];
  specifications: { label: string; value: string }[];
};

/** `src` is relative to the media folder. */
export type PrintedCatalogImage = { src: string; alt: string };
