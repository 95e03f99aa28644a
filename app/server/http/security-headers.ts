export type ResponseKind = {
  contentType: string | undefined;
  https: boolean;
  development: boolean;
  hasPolicy: boolean;
};

/** Two years, as browsers' preload lists recommend. */
const strictTransport = "max-age=63072000";

const permissions = [
  "accelerometer=()",
  "browsing-topics=()",
  "camera=()",
  "display-capture=()",
  "geolocation=(self)",
  "gyroscope=()",
  "magnetometer=()",
  "microphone=()",
  "midi=()",
  "payment=()",
  "serial=()",
  "usb=()",
].join(", ");

/** An SVG opened by its own address could run scripts on the site's origin. */
const svgPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";
const denyAll = "default-src 'none'; frame-ancestors 'none'";

export function securityHeaders(response: ResponseKind): Record<string, string> {
  const { contentType = "", https, development, hasPolicy } = response;
  const type = contentType.split(";")[0]!.trim().toLowerCase();
  const isPage = type === "text/html";
  const isData = type === "application/json" || type === "text/plain";
  return {
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    ...(https && !development ? { "strict-transport-security": strictTransport } : {}),
    ...(isPage
      ? {
          "cross-origin-opener-policy": "same-origin",
          "permissions-policy": permissions,
          // For browsers without `frame-ancestors`. The editor of the content frames the development server.
          ...(development ? {} : { "x-frame-options": "DENY" }),
          // The XSS filter of old browsers can be exploited.
          "x-xss-protection": "0",
        }
      : {}),
    ...(isPage || isData ? { "cross-origin-resource-policy": "same-origin" } : {}),
    ...(hasPolicy || development ? {} : policyOf(type)),
  };
}

/** None for scripts, whose policy applies to workers, nor for videos and PDF files, which browsers show in pages. */
function policyOf(type: string): Record<string, string> {
  if (type === "image/svg+xml") return { "content-security-policy": svgPolicy };
  if (/^(?:text\/(?:html|plain|xml)|application\/(?:json|xml|.*\+xml))$/.test(type) || type === "")
    return { "content-security-policy": denyAll };
  return {};
}
