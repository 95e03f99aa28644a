import type { Services } from "#app/site/services.ts";
import type { Brand } from "#app/site/site.ts";

/** Third-party origins that pages may use. */
export type ForeignOrigins = {
  cdn?: string | undefined;
  /** Of pictures that are on another server than the CDN. */
  pictures?: readonly string[];
  services: Services;
  frames: readonly string[];
};

/** @param brand configuration of the page, undefined if it could not be read */
export const foreignOriginsOf = (brand: Brand | undefined, frames: readonly string[]): ForeignOrigins => ({
  cdn: brand?.cdn,
  pictures: Object.values(brand?.logo ?? {})
    .filter((logo) => logo.startsWith("https://"))
    .map((logo) => new URL(logo).origin),
  services: brand?.services ?? {},
  frames,
});
