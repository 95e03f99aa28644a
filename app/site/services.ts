import type { Brand } from "./site.ts";

export type Services = {
  tagManager?: string | undefined;
  sessionAnalytics?: string | undefined;
  chat?: string | undefined;
  /** Default: maps from the site's own data. `script` overrides the default URL. */
  maps?: { key: string; script?: string | undefined } | undefined;
};

/** Services require the visitor's consent, so they always have the notice. */
export const hasCookieNotice = (brand: Pick<Brand, "services" | "cookieNotice"> | undefined): boolean =>
  (brand?.cookieNotice ?? true) || Object.values(brand?.services ?? {}).some(Boolean);

export const serviceOrigins = {
  tagManager: "https://www.googletagmanager.com",
  sessionAnalytics: "https://www.clarity.ms",
} as const;

export const usualMapsScript = "https://maps.googleapis.com/maps/api/js";

export type ForeignOrigins = {
  cdn?: string | undefined;
  /** Origins of pictures on servers other than the CDN. */
  pictures?: readonly string[];
  services: Services;
  frames: readonly string[];
};

/** @param brand configuration of the page, undefined if it could not be read */
export const foreignOriginsOf = (
  brand: Pick<Brand, "cdn" | "logo" | "services"> | undefined,
  frames: readonly string[],
): ForeignOrigins => ({
  cdn: brand?.cdn,
  pictures: Object.values(brand?.logo ?? {})
    .filter((logo) => logo.startsWith("https://"))
    .map((logo) => new URL(logo).origin),
  services: brand?.services ?? {},
  frames,
});
