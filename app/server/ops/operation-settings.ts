import * as v from "valibot";

/** Printable ASCII without spaces, because it is sent in a header. */
const token = v.optional(
  v.pipe(v.string(), v.regex(/^[\x21-\x7e]{16,500}$/, "16 to 500 printable characters without spaces")),
);

const contact = "mailto:, https: or tel: addresses with spaces between them, at most 5";

const rate = (what: string, fallback: number) => {
  const wanted = `${what} per second from 0 to 10000`;
  const number = v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^\d{1,5}$/, wanted),
    v.transform(Number),
    v.maxValue(10_000, wanted),
  );
  return v.optional(number, String(fallback));
};

export const operationSettings = {
  /** Average per visitor and second; 0 disables the limit. */
  REQUEST_RATE: rate("requests", 50),
  RENDER_RATE: rate("pages", 5),
  METRICS_TOKEN: token,
  /** `show`: drafts and entries with a future date are part of the sites, which are then neither cached nor indexed. */
  DRAFTS: v.optional(v.picklist(["hide", "show"], "hide or show"), "hide"),
  PREVIEW_SECRET: token,
  /** Unset: `/internal/known-host` responds to private networks only. */
  INTERNAL_TOKEN: token,
  SECURITY_CONTACT: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text.trim().split(/\s+/)),
      v.maxLength(5, contact),
      v.everyItem((address) => /^(?:mailto:\S+@\S+|https:\/\/\S+|tel:\+[\d-]+)$/.test(address), contact),
    ),
  ),
  /** Base URL of an OTLP/HTTP collector that accepts JSON; `/v1/traces` is appended. */
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^https?:\/\/[^\s?#]+$/, "an address like http://collector:4318"),
      v.transform((url) => url.replace(/\/+$/, "")),
    ),
  ),
  /** `name=value` pairs, values percent-encoded (OpenTelemetry specification). */
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

export const operationSecrets = [
  "METRICS_TOKEN",
  "INTERNAL_TOKEN",
  "PREVIEW_SECRET",
  "OTEL_EXPORTER_OTLP_HEADERS",
] as const;
