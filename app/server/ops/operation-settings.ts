import * as v from "valibot";

/** Printable characters without spaces: it goes into a header. */
const token = v.optional(
  v.pipe(v.string(), v.regex(/^[\x21-\x7e]{16,500}$/, "16 to 500 printable characters without spaces")),
);

const contact = "mailto:, https: or tel: addresses with spaces between them, at most 5";

const rate = (what: string, usual: number) => {
  const wanted = `${what} per second from 0 to 10000`;
  const number = v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^\d{1,5}$/, wanted),
    v.transform(Number),
    v.maxValue(10_000, wanted),
  );
  return v.optional(number, String(usual));
};

/** Settings for whoever runs the server: limits, measurements, traces. */
export const operationSettings = {
  /** Requests of one visitor in one second, on average; 0 counts nobody. */
  REQUEST_RATE: rate("requests", 50),
  /** Of these, pages that must be rendered. */
  RENDER_RATE: rate("pages", 5),
  /** Without it there is no `/metrics`. */
  METRICS_TOKEN: token,
  /** Without it `/internal/known-host` answers only visitors of private networks. */
  INTERNAL_TOKEN: token,
  /** Of `/.well-known/security.txt`; without it there is none. */
  SECURITY_CONTACT: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text.trim().split(/\s+/)),
      v.maxLength(5, contact),
      v.everyItem((address) => /^(?:mailto:\S+@\S+|https:\/\/\S+|tel:\+[\d-]+)$/.test(address), contact),
    ),
  ),
  /** Base address of a collector that takes OTLP over HTTP as JSON; `/v1/traces` is put behind it. */
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^https?:\/\/[^\s?#]+$/, "an address like http://collector:4318"),
      v.transform((url) => url.replace(/\/+$/, "")),
    ),
  ),
  /** `name=value` with commas between them, values percent-encoded, as the OpenTelemetry specification has it. */
  OTEL_EXPORTER_OTLP_HEADERS: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[\w-]+=[^,\s]*(?:,[\w-]+=[^,\s]*)*$/, "name=value with commas between them"),
      v.transform(readHeaderList),
    ),
  ),
  OTEL_SERVICE_NAME: v.optional(v.pipe(v.string(), v.maxLength(60, "at most 60 characters")), "storefront"),
};

function readHeaderList(list: string): Record<string, string> {
  return Object.fromEntries(
    list.split(",").map((pair) => {
      const [name = "", ...value] = pair.split("=");
      return [name.toLowerCase(), decodeURIComponent(value.join("="))];
    }),
  );
}

/** Of these the value must not be printed. */
export const operationSecrets = ["METRICS_TOKEN", "INTERNAL_TOKEN", "OTEL_EXPORTER_OTLP_HEADERS"] as const;
