import { cookieDays } from "#app/site/cookie-consent.ts";
import { formatDays } from "#app/site/format.ts";
import type { Site } from "#app/site/site.ts";

import type { Settings } from "../../ops/settings.server.ts";
import type { SiteDirectory } from "./site-directory.server.ts";

type Scope = {
  site: Pick<Site, "code" | "languageTag">;
  sites: Pick<SiteDirectory, "own">;
  runtime: { settings: Pick<Settings, "SUBMISSION_RETENTION_DAYS"> };
};

/** Placeholders that the server fills into texts of blocks and articles. */
const placeholders: Record<string, (scope: Scope) => { text: string; url?: string }> = {
  submissionRetention: ({ runtime, site }) => ({
    text: formatDays(runtime.settings.SUBMISSION_RETENTION_DAYS, site.languageTag),
  }),
  cookieRetention: ({ site }) => ({ text: formatDays(cookieDays, site.languageTag) }),
  accessibilityAuthority: ({ site, sites }) => {
    const { name = "", url = "" } = sites.own.get(site.code)?.accessibilityAuthority ?? {};
    return { text: name, url };
  },
};

export const placeholderNames: readonly string[] = Object.keys(placeholders);

/** Only letters, so that the message syntax and the checks of translations apply. */
const pattern = /(?<!\\)\{([a-z]+)\}/gi;

export const placeholdersIn = (text: string): string[] =>
  text.includes("{") ? Array.from(text.matchAll(pattern), ([, name]) => name!) : [];

type Format = "markdown" | "plain";

/** Unknown placeholders are not replaced. */
function fillText(text: string, scope: Scope, format: Format): string {
  return text.replaceAll(pattern, (whole, name: string) => {
    if (!Object.hasOwn(placeholders, name)) return whole;
    const { text: value, url } = placeholders[name]!(scope);
    return url && format === "markdown" ? `[${value}](${url})` : value;
  });
}

export function fillPlaceholders<Value>(value: Value, scope: Scope, format: Format = "markdown"): Value {
  const visit = (part: unknown): unknown => {
    if (typeof part === "string") return part.includes("{") ? fillText(part, scope, format) : part;
    if (Array.isArray(part)) return part.map(visit);
    if (typeof part !== "object" || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([key, field]) => [key, visit(field)]));
  };
  return visit(value) as Value;
}
