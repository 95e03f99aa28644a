/** Tolerant schemas of platform responses: what does not fit is left out and named, entry by entry. */
import * as v from "valibot";

import { href, siteCode } from "#app/validation/fields.ts";
import {
  cdnOrigin,
  chatScript,
  mapsService,
  sessionAnalyticsId,
  tagManagerId,
} from "#app/validation/services.schema.ts";
import { type SiteCode, socialNetworks } from "#app/site/markets.ts";
import type { LanguageName, MenuItem } from "#app/site/site.ts";

import { isRecord, type Json } from "../upstream/tolerant-parsing.ts";
import type { Invitation, MenuKey } from "./platform-api.ts";

type Drop = (field: string) => void;

const isMissing = (value: unknown) => value === undefined || value === null;

const record = v.custom<Json>(isRecord, "expected an object");

function fieldOf<Output>(
  source: Json,
  name: string,
  schema: v.GenericSchema<unknown, Output>,
  drop: Drop,
  path = name,
): Output | undefined {
  const value = source[name];
  if (isMissing(value)) return undefined;
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  drop(pathOf(path, result.issues[0]));
  return undefined;
}

function entriesOf<Output>(
  source: Json,
  name: string,
  item: v.GenericSchema<unknown, Output> | ((entry: unknown, path: string) => Output | undefined),
  drop: Drop,
  path = name,
): Output[] | undefined {
  const value = source[name];
  if (isMissing(value)) return undefined;
  if (!Array.isArray(value)) {
    drop(path);
    return undefined;
  }
  if (value.length > maxEntries) drop(`${path}[${maxEntries}]`);
  return value.slice(0, maxEntries).flatMap((entry, index) => {
    const at = `${path}[${index}]`;
    if (typeof item === "function") return item(entry, at) ?? [];
    const result = v.safeParse(item, entry);
    if (result.success) return [result.output];
    drop(pathOf(at, result.issues[0]));
    return [];
  });
}

const maxEntries = 100;
const maxChildren = 20;

function pathOf(path: string, issue: v.BaseIssue<unknown>): string {
  const inner = v.getDotPath(issue);
  return inner === null ? path : `${path}.${inner}`;
}

const boundedText = (max: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(max));
const id = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.minLength(1), v.maxLength(100));

/** `brand.example`, `https://brand.example/` → `https://brand.example`. */
const siteOrigin = v.pipe(
  v.string(),
  v.trim(),
  v.toLowerCase(),
  v.maxLength(300),
  v.regex(/^(?:https?:\/\/)?[a-z0-9]+(?:[-.][a-z0-9]+)*(?::\d{1,5})?\/?$/, "expected a domain"),
  v.transform((text) => text.replace(/\/$/, "")),
  v.transform((text) => (text.startsWith("http") && text.includes("://") ? text : `https://${text}`)),
);

const link = v.object({ id: v.nullish(id), name: boundedText(60), url: href });

/** Entries without an id, such as those of `menu_footer_2`, are known by their place. */
function menuItem(entry: unknown, path: string, drop: Drop): MenuItem | undefined {
  const result = v.safeParse(link, entry);
  if (!result.success) {
    drop(pathOf(path, result.issues[0]));
    return undefined;
  }
  const { id: given, name, url } = result.output;
  const children = entriesOf(
    entry as Json,
    "children",
    (child, at) => menuItem(child, at, drop),
    drop,
    `${path}.children`,
  )?.slice(0, maxChildren);
  return { id: given ?? path.slice(path.indexOf("[")), name, url, ...(children && { children }) };
}

/** `badge_text`: code, `url`: domain of its site. */
const languageItem = v.pipe(
  v.object({ name: boundedText(60), badge_text: siteCode, url: siteOrigin }),
  v.transform(({ name, badge_text, url }): MenuItem => ({ id: badge_text, name, url })),
);

/** @throws {v.ValiError} when there is no object */
export function readMenusResponse(
  response: unknown,
  keys: readonly MenuKey[],
  drop: Drop = () => {},
): Partial<Record<MenuKey, MenuItem[]>> {
  const menus = v.parse(v.custom<Json>(isRecord, "expected an object keyed by menu key"), response);
  const found: Partial<Record<MenuKey, MenuItem[]>> = {};
  for (const key of keys) {
    if (!Object.hasOwn(menus, key) || isMissing(menus[key])) continue;
    const first: unknown = Array.isArray(menus[key]) ? menus[key][0] : undefined;
    if (!isRecord(first)) {
      drop(key);
      continue;
    }
    const items = entriesOf(
      first,
      "data",
      key === "menu_header_1" ? languageItem : (entry, path) => menuItem(entry, path, drop),
      drop,
      key,
    );
    if (items) found[key] = items;
  }
  return found;
}

const language = v.object({ code: siteCode, name: boundedText(60) });
const languageWithDefault = v.pipe(
  v.object({ ...language.entries, default: v.nullish(v.boolean()) }),
  v.transform(({ default: isDefault, ...entry }): LanguageName => ({
    ...entry,
    default: isDefault === true,
  })),
);

const siteDomain = v.union([
  v.pipe(
    siteOrigin,
    v.transform((origin): SiteDomain => ({ origin })),
  ),
  v.pipe(
    v.object({ code: v.optional(siteCode), url: siteOrigin }),
    v.transform(({ code, url }): SiteDomain => ({ origin: url, ...(code && { code }) })),
  ),
]);

export type SiteDomain = { code?: SiteCode; origin: string };

/** On the CDN if it has no origin. */
const logotype = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(2048),
  v.regex(/^(?:https:\/\/[a-z0-9.-]+(?::\d+)?)?\/(?!\/)[^\s"'<>\\]*$/i, "expected https or a path"),
);

const cdn = v.pipe(
  v.string(),
  v.transform((text) => text.trim().replace(/\/$/, "")),
  cdnOrigin,
);
const httpsScript = v.pipe(v.string(), v.startsWith("https://"));
const maps = v.union([
  v.pipe(
    mapsService.entries.key,
    v.transform((key) => ({ key })),
  ),
  v.object({
    key: mapsService.entries.key,
    script: v.optional(v.pipe(mapsService.entries.script, httpsScript)),
  }),
]);
const socialLink = v.pipe(
  v.object({ url: v.pipe(href, v.url(), v.startsWith("http")) }),
  v.transform(({ url }) => url),
);

/** @throws {v.ValiError} without an object in `data` */
export function readSiteInfoResponse(response: unknown, drop: Drop = () => {}) {
  const { data } = v.parse(v.object({ data: record }), response);
  const field = <Output>(name: string, schema: v.GenericSchema<unknown, Output>) =>
    fieldOf(data, name, schema, drop);
  const entries = <Output>(name: string, item: v.GenericSchema<unknown, Output>) =>
    entriesOf(data, name, item, drop);
  const languages = entries("languages", languageWithDefault);
  return {
    languages: languages ?? entries("language", language)?.map((entry) => ({ ...entry, default: false })),
    defaultLanguage:
      field("default_language", siteCode) ?? languages?.find(({ default: isDefault }) => isDefault)?.code,
    sites: entries("sites", siteDomain),
    greece: field("greece", v.boolean()),
    title: field("title", boundedText(60)),
    copyright: field("copyright", boundedText(160)),
    logotypeDesktop: field("logotype_desktop", logotype),
    logotypeMobile: field("logotype_mobile", logotype),
    social: entries("social", v.object({ name: v.picklist(socialNetworks), src: href })),
    socialLinks: entries("social_links", socialLink),
    cdn: field("cdn_url", cdn),
    cdnProxy: field("cdn_url_proxy", cdn),
    gtm: field("gtm", tagManagerId),
    clarity: field("clarity", sessionAnalyticsId),
    chat: field("chat", chatScript),
    maps: field("maps", maps),
  };
}

export type PlatformSiteInfo = ReturnType<typeof readSiteInfoResponse>;

/** The fields are assumed, because the specification shows none. @throws {v.ValiError} when there is no object */
export function readInvitationResponse(response: unknown, drop: Drop = () => {}): Partial<Invitation> {
  const outer = firstOf(response);
  const fields = v.parse(record, isRecord(outer) && "data" in outer ? firstOf(outer.data) : outer);
  const told = {
    title: fieldOf(fields, "title", boundedText(120), drop),
    text: fieldOf(fields, "text", boundedText(400), drop),
    open: fieldOf(fields, "open", v.boolean(), drop),
  };
  return Object.fromEntries(Object.entries(told).filter(([, value]) => value !== undefined));
}

const firstOf = (value: unknown): unknown => (Array.isArray(value) ? value[0] : value);
