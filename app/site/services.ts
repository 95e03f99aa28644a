export type Services = {
  tagManager?: string | undefined;
  sessionAnalytics?: string | undefined;
  chat?: string | undefined;
  /** Default: maps from the site's own data. `script` overrides the default URL. */
  maps?: { key: string; script?: string | undefined } | undefined;
};

export const serviceOrigins = {
  tagManager: "https://www.googletagmanager.com",
  sessionAnalytics: "https://www.clarity.ms",
} as const;

export const usualMapsScript = "https://maps.googleapis.com/maps/api/js";

export type ForeignOrigins = {
  cdn?: string | undefined;
  services: Services;
  frames: readonly string[];
};
