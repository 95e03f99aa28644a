/** Tolerant schemas of platform responses: invalid entries and fields are left out. */
import * as v from "valibot";

import { href } from "#app/validation/fields.ts";
import { localeCodes, socialNetworks } from "#app/site/markets.ts";
import type { MenuItem, SiteConfiguration } from "#app/site/site.ts";
import type { MenuKey } from "#app/server/outbound/platform/platform-api.ts";

import { isRecord, type Json } from "../upstream/tolerant-parsing.ts";
import type { Invitation } from "./platform-api.ts";

const boundedText = (max: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(max));
const id = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.maxLength(100));
const origin = v.pipe(v.string(), v.maxLength(200), v.regex(/^https:\/\/[a-z0-9.-]+(?::\d+)?\/?$/));
const optional = <Output>(schema: v.GenericSchema<unknown, Output>) =>
  v.fallback(v.optional(schema), undefined);

const fitting = <Output>(schema: v.GenericSchema<unknown, Output>, max: number) =>
  v.pipe(
    v.array(v.unknown()),
    v.transform((entries) =>
      entries.slice(0, max).flatMap((entry) => {
        const result = v.safeParse(schema, entry);
        return result.success ? [result.output] : [];
      }),
    ),
  );

const link = v.object({ id, name: boundedText(60), url: href });
const menuItem = v.object({ ...link.entries, children: optional(fitting(link, 20)) });
/** `badge_text`: language code, `url`: domain of its site. */
const languageItem = v.pipe(
  v.object({ name: boundedText(60), badge_text: v.picklist(localeCodes), url: boundedText(300) }),
  v.transform(({ name, badge_text, url }): MenuItem => ({ id: badge_text, name, url })),
);

const menusResponse = v.custom<Json>(isRecord, "wants an object keyed by menu key");
const menuOf = <Output>(item: v.GenericSchema<unknown, Output>) =>
  v.looseTuple([v.object({ data: fitting(item, 100) })]);

export function readMenusResponse(
  response: unknown,
  keys: readonly MenuKey[],
): Partial<Record<MenuKey, MenuItem[]>> {
  const menus = v.parse(menusResponse, response);
  return Object.fromEntries(
    keys
      .filter((key) => Object.hasOwn(menus, key))
      .map((key) => {
        const [{ data }] = v.parse(menuOf(key === "menu_header_1" ? languageItem : menuItem), menus[key]);
        return [key, data.map(withoutUndefined)];
      }),
  );
}

const withoutUndefined = ({ children, ...item }: v.InferOutput<typeof menuItem> | MenuItem): MenuItem =>
  children ? { ...item, children } : item;

const language = v.pipe(
  v.object({ code: v.picklist(localeCodes), name: boundedText(60), default: v.optional(v.boolean(), false) }),
  v.transform((entry): SiteConfiguration["languages"][number] => entry),
);

const siteInfo = v.object({
  languages: fitting(language, 100),
  gtm: optional(v.pipe(v.string(), v.regex(/^GTM-[A-Z0-9]{1,16}$/))),
  clarity: optional(v.pipe(v.string(), v.regex(/^[a-z0-9]{1,20}$/))),
  maps: optional(v.object({ key: v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/)) })),
  social: optional(fitting(v.object({ name: v.picklist(socialNetworks), src: href }), 10)),
  cdn_url: optional(origin),
  copyright: optional(boundedText(160)),
});

export type PlatformSiteInfo = v.InferOutput<typeof siteInfo>;

/** @throws {v.ValiError} without `data` or a list of languages */
export const readSiteInfoResponse = (response: unknown): PlatformSiteInfo =>
  v.parse(v.object({ data: siteInfo }), response).data;

const invitation = v.object({
  title: optional(boundedText(120)),
  text: optional(boundedText(400)),
  open: optional(v.boolean()),
});

/** The fields are assumed, because the specification shows none. @throws {v.ValiError} when there is no object */
export function readInvitationResponse(response: unknown): Partial<Invitation> {
  const outer = firstOf(response);
  const fields = v.parse(invitation, isRecord(outer) && "data" in outer ? firstOf(outer.data) : outer);
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

const firstOf = (value: unknown): unknown => (Array.isArray(value) ? value[0] : value);
