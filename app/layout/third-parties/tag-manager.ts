import { serviceOrigins } from "#app/site/services.ts";

import { loadScript } from "./load-script.ts";

declare global {
  // oxlint-disable-next-line no-var -- a property of the window
  var dataLayer: unknown[] | undefined;
}

const purposes = ["ad_storage", "ad_user_data", "ad_personalization", "analytics_storage"] as const;
const allPurposes = (answer: "denied" | "granted") =>
  Object.fromEntries(purposes.map((purpose) => [purpose, answer]));

/**
 * Starts Google Tag Manager in consent mode: everything denied by default, then granted, because the
 * visitor accepted before anything was loaded.
 */
export function startTagManager(id: string): void {
  if (globalThis.dataLayer) return;
  globalThis.dataLayer = [];
  gtag("consent", "default", allPurposes("denied"));
  gtag("consent", "update", allPurposes("granted"));
  globalThis.dataLayer.push({ "gtm.start": Date.now(), event: "gtm.js" });
  loadScript(`${serviceOrigins.tagManager}/gtm.js?id=${encodeURIComponent(id)}`);
}

/** The tag manager tells commands from events by their being the `arguments` of a function. */
function gtag(_name: "consent", _action: "default" | "update", _purposes: Record<string, string>): void {
  // oxlint-disable-next-line prefer-rest-params
  globalThis.dataLayer?.push(arguments);
}
