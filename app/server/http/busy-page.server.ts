import type { I18n } from "@lingui/core";
import { t } from "@lingui/core/macro";

import { Messages } from "../../i18n/messages.ts";
import { directionOf } from "../../site/format.ts";
import type { Site } from "../../site/site.ts";

export type BusyStatus = 429 | 503;
/** `drawing`: a document is being rendered. */
export type BusyReason = BusyStatus | "drawing";

/** New content replaces the `Site` objects, which drops the entries. */
const pages = new WeakMap<Site, Map<BusyReason, Promise<string>>>();

const plainTexts: Record<BusyReason, string> = {
  429: "Too many requests",
  503: "Service unavailable",
  drawing: "The document is being made",
};

/** A cheap response: a static page for browsers, one line for other clients. @param retryAfter seconds */
export async function busyResponse(
  { headers, method }: Request,
  site: Site,
  reason: BusyReason,
  retryAfter: number,
): Promise<Response> {
  const status = reason === "drawing" ? 503 : reason;
  const isBrowser = headers.get("accept")?.includes("text/html") === true;
  const body = isBrowser ? await pageOf(site, reason) : `${plainTexts[reason]}\n`;
  return new Response(method === "HEAD" ? null : body, {
    status,
    headers: {
      "content-type": isBrowser ? "text/html; charset=utf-8" : "text/plain; charset=utf-8",
      "retry-after": String(retryAfter),
      ...(isBrowser && {
        "content-language": site.languageTag,
        "content-security-policy":
          "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
      }),
      vary: "accept",
    },
  });
}

function pageOf(site: Site, reason: BusyReason): Promise<string> {
  const ofSite = pages.get(site) ?? new Map<BusyReason, Promise<string>>();
  pages.set(site, ofSite);
  const page = ofSite.get(reason) ?? writePage(site, reason);
  ofSite.set(reason, page);
  return page;
}

async function writePage({ locale, languageTag }: Site, reason: BusyReason): Promise<string> {
  const messages = new Messages();
  messages.use(locale, languageTag);
  await messages.load(["common"]);
  const { i18n } = messages;
  const title = reason === "drawing" ? t(i18n)`One moment` : t(i18n)`Oops`;
  return `<!doctype html>
<html lang="${languageTag}" dir="${directionOf(languageTag)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${reason === "drawing" ? "" : `${reason} – `}${escape(title)}</title>
<style>:root{color-scheme:light dark;font:1.125rem/1.5 system-ui,sans-serif}body{max-width:40rem;margin:20vh auto;padding:0 1rem;text-align:center}</style>
</head>
<body><main><h1>${escape(title)}</h1>
<p>${escape(textOf(i18n, reason))}</p>
<p><a href="/">${escape(t(i18n)({ message: "Back to home", comment: "button" }))}</a></p></main></body></html>
`;
}

function textOf(i18n: I18n, reason: BusyReason): string {
  if (reason === "drawing")
    return t(i18n)`The catalog is being prepared. Please load this page again in half a minute.`;
  return reason === 429
    ? t(i18n)`Too many requests have come from your connection. Please try again in a minute.`
    : t(i18n)`Something went wrong on our side. Please try again in a moment.`;
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escape = (text: string) => text.replaceAll(/[&<>"]/g, (character) => entities[character]!);
