/** What the headers of an answer depend on. */
export type ResponseKind = {
  /** As the answer has it; missing where there is no body. */
  contentType: string | undefined;
  /** Whether the visitor came over https. */
  https: boolean;
  /** The development server: neither https nor a policy stands in its way. */
  development: boolean;
  /** The policy of a page, of which `content-security-policy.ts` knows more. */
  hasPolicy: boolean;
};

/** Seconds: two years, what browsers' preload lists ask for. */
const strictTransport = "max-age=63072000";

/** Nobody asks for these; the position is for shops near the visitor. */
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

/** A drawing that is opened by its own address could run scripts on the site's origin. */
const drawing = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";
const nothing = "default-src 'none'; frame-ancestors 'none'";

/**
 * The headers that every answer has: pages, files, redirects and errors alike. Cache headers are the business
 * of whatever makes the answer. Other sites may show the pictures and files (search engines, the delivery
 * network), but neither pages nor data.
 */
export function securityHeaders(answer: ResponseKind): Record<string, string> {
  const { contentType = "", https, development, hasPolicy } = answer;
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
          // For browsers that do not know `frame-ancestors`.
          "x-frame-options": "DENY",
          // Old browsers' own filter could be turned against a page; the policy does its work.
          "x-xss-protection": "0",
        }
      : {}),
    ...(isPage || isData ? { "cross-origin-resource-policy": "same-origin" } : {}),
    ...(hasPolicy || development ? {} : policyOf(type)),
  };
}

/** Scripts are left out, because a worker lives by the policy of its own file; so are films and PDF files, whose viewers browsers build as pages. */
function policyOf(type: string): Record<string, string> {
  if (type === "image/svg+xml") return { "content-security-policy": drawing };
  if (/^(?:text\/(?:html|plain|xml)|application\/(?:json|xml|.*\+xml))$/.test(type) || type === "")
    return { "content-security-policy": nothing };
  return {};
}
