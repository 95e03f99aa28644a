import { createHash } from "node:crypto";

import { type ForeignOrigins, serviceOrigins, usualMapsScript } from "../../site/services.ts";

type Sources = Partial<Record<"script" | "style" | "font" | "img" | "media" | "connect" | "frame", string[]>>;

export function contentSecurityPolicy(html: string, origins: ForeignOrigins): string {
  const { cdn, pictures = [], services, frames } = origins;
  const foreign: Sources[] = [
    cdn ? { img: [cdn], media: [cdn] } : {},
    { img: [...pictures], frame: [...frames] },
    services.tagManager ? tagManager : {},
    services.sessionAnalytics ? sessionAnalytics : {},
    services.maps ? maps(services.maps.script ?? usualMapsScript) : {},
    services.chat ? chat(services.chat) : {},
  ];
  const from = (kind: keyof Sources) => [...new Set(foreign.flatMap((sources) => sources[kind] ?? []))];
  const directives = [
    ["default-src", "'self'"],
    ["script-src", "'self'", ...hashesOf(html, inlineScript), ...from("script")],
    ["style-src", "'self'", ...styleSources(html, from("style"))],
    // For custom properties in style attributes, such as swatch colors; styles cannot run scripts.
    ["style-src-attr", "'unsafe-inline'"],
    ["font-src", "'self'", ...from("font")],
    ["img-src", "'self'", "data:", "blob:", ...from("img")],
    ["media-src", "'self'", ...from("media")],
    ["connect-src", "'self'", ...from("connect")],
    ["worker-src", "'self'", "blob:"],
    ["frame-src", ...(from("frame").length > 0 ? from("frame") : ["'none'"])],
    ["object-src", "'none'"],
    ["base-uri", "'none'"],
    ["form-action", "'self'"],
    ["frame-ancestors", "'none'"],
  ];
  return directives.map((directive) => directive.join(" ")).join("; ");
}

// From the providers' documentation.
const tagManager: Sources = {
  script: [serviceOrigins.tagManager],
  img: [serviceOrigins.tagManager, "https://*.google-analytics.com"],
  connect: [
    "https://*.googletagmanager.com",
    "https://*.google-analytics.com",
    "https://*.analytics.google.com",
  ],
};
const sessionAnalytics: Sources = {
  script: ["https://*.clarity.ms"],
  img: ["https://*.clarity.ms"],
  connect: ["https://*.clarity.ms"],
};
const maps = (script: string): Sources => ({
  script: [new URL(script).origin, "https://maps.googleapis.com"],
  // Its script inserts style elements; a nonce would have to change in every copy of a cached page.
  style: ["https://fonts.googleapis.com", "'unsafe-inline'"],
  font: ["https://fonts.gstatic.com"],
  img: [
    "https://*.googleapis.com",
    "https://*.gstatic.com",
    "https://*.google.com",
    "https://*.googleusercontent.com",
  ],
  connect: ["https://*.googleapis.com", "https://*.gstatic.com", "https://*.google.com"],
});

function chat(script: string): Sources {
  const { origin, host } = new URL(script);
  return { script: [origin], img: [origin], connect: [origin, `wss://${host}`], frame: [origin] };
}

/** Executable inline scripts; data such as JSON-LD needs no hash. */
const inlineScript = /<script(?![^>]*\ssrc=)(?![^>]*type="application\/)[^>]*>([^]*?)<\/script>/g;

const inlineStyle = /<style>([^]*?)<\/style>/g;

/** Browsers ignore 'unsafe-inline' next to a hash. */
const styleSources = (html: string, foreign: readonly string[]) =>
  foreign.includes("'unsafe-inline'") ? foreign : [...hashesOf(html, inlineStyle), ...foreign];

function hashesOf(html: string, element: RegExp): string[] {
  const hashes = [...html.matchAll(element)].map(
    ([, text]) => `'sha256-${createHash("sha256").update(text!).digest("base64")}'`,
  );
  return [...new Set(hashes)];
}
