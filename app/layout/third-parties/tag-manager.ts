import { serviceOrigins } from "#app/site/services.ts";

/** Adds the script once per tab. */
export function loadScript(src: string): void {
  if ([...document.scripts].some((script) => script.src === src)) return;
  const script = document.createElement("script");
  script.async = true;
  script.src = src;
  document.head.append(script);
}

declare global {
  // oxlint-disable-next-line no-var -- a property of the window
  var dataLayer: unknown[] | undefined;
}

const purposes = ["ad_storage", "ad_user_data", "ad_personalization", "analytics_storage"] as const;
const allPurposes = (state: "denied" | "granted") =>
  Object.fromEntries(purposes.map((purpose) => [purpose, state]));

/** Starts Google Tag Manager in consent mode. Called after consent, so the default `denied` is updated to `granted`. */
export function startTagManager(id: string): void {
  if (globalThis.dataLayer) return;
  globalThis.dataLayer = [];
  gtag("consent", "default", allPurposes("denied"));
  gtag("consent", "update", allPurposes("granted"));
  globalThis.dataLayer.push({ "gtm.start": Date.now(), event: "gtm.js" });
  loadScript(`${serviceOrigins.tagManager}/gtm.js?id=${encodeURIComponent(id)}`);
}

/** Tag Manager identifies commands by the `arguments` object. */
function gtag(_name: "consent", _action: "default" | "update", _purposes: Record<string, string>): void {
  // oxlint-disable-next-line prefer-rest-params
  globalThis.dataLayer?.push(arguments);
}
