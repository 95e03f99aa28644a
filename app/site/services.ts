/** Services of other providers that an operator may configure in `content/brand.yaml`; none by default. */
export type Services = {
  /** Google Tag Manager's container, such as GTM-ABC123. */
  tagManager?: string | undefined;
  /** Microsoft Clarity's project. */
  sessionAnalytics?: string | undefined;
  /** Address of the loader script of a chat widget. */
  chat?: string | undefined;
  /** A maps service: without one, maps are drawn from the site's own data. */
  maps?:
    | { key: string; /** Address of its script if it is not the usual one. */ script?: string | undefined }
    | undefined;
};

export const serviceOrigins = {
  tagManager: "https://www.googletagmanager.com",
  sessionAnalytics: "https://www.clarity.ms",
} as const;

export const usualMapsScript = "https://maps.googleapis.com/maps/api/js";
