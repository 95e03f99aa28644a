import type { IconName } from "#app/validation/fields.ts";
import type { Site } from "#app/site/site.ts";
import type { PrintedCatalogText } from "#app/validation/print.schema.ts";

/** Everything that a PDF catalogue shows, in the site's language and currency: the drawing adds no words. */
export type Catalogue = {
  site: Pick<Site, "languageTag" | "greece" | "theme" | "origin">;
  brand: { name: string; tagline: string; copyright: string };
  words: PrintedCatalogText;
  /** Day of the content, as `2026-03-10` and in words. */
  edition: { day: string; text: string };
  families: PrintedCatalogFamily[];
  serviceCenters: CountryCenters[];
};

export type CountryCenters = { country: string; centers: { city: string; phone: string }[] };

export type PrintedCatalogFamily = {
  slug: string;
  name: string;
  description: string;
  image: PrintedCatalogImage;
  products: PrintedCatalogProduct[];
};

export type PrintedCatalogProduct = {
  slug: string;
  sku: string;
  name: string;
  promise: string;
  price: string;
  tag?: string | undefined;
  image: PrintedCatalogImage;
  colors: { name: string; swatch: string }[];
  features: { icon: IconName; title: string; text: string }[];
  specifications: { label: string; value: string }[];
};

/** `src` is a path below the media folder. */
export type PrintedCatalogImage = { src: string; alt: string };
