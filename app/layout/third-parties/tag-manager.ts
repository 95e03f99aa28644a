import { serviceOrigins } from "#app/site/services.ts";

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

type Purposes = Record<(typeof purposes)[number], "denied" | "granted">;

const allPurposes = (state: "denied" | "granted") =>
  Object.fromEntries(purposes.map((purpose) => [purpose, state])) as Purposes;

/** First entry of the data layer: denies everything by default. Loads nothing. Repeated calls have no effect. */
export function denyByDefault(): void {
  if (globalThis.dataLayer) return;
  globalThis.dataLayer = [];
  gtag("consent", "default", allPurposes("denied"));
}

/** Pushes the choice, which was made during this visit or an earlier one. */
export function updateConsent(isGranted: boolean): void {
  gtag("consent", "update", allPurposes(isGranted ? "granted" : "denied"));
}

let hasStarted = false;

/** Loads Google Tag Manager. Called after consent, with its update in the data layer. */
export function startTagManager(id: string): void {
  if (hasStarted) return;
  hasStarted = true;
  globalThis.dataLayer?.push({ "gtm.start": Date.now(), event: "gtm.js" });
  loadScript(`${serviceOrigins.tagManager}/gtm.js?id=${encodeURIComponent(id)}`);
}

function gtag(_name: "consent", _action: "default" | "update", _purposes: Purposes): void {
  // oxlint-disable-next-line prefer-rest-params -- Tag Manager identifies commands by the `arguments` object
  globalThis.dataLayer?.push(arguments);
}
