/** What a platform API answers, read leniently: an entry that does not fit is left out, a field too. */
import * as v from "valibot";

import { href } from "#app/validation/fields.ts";
import { localeCodes, socialNetworks } from "#app/site/markets.ts";
import type { MenuItem, SiteConfiguration } from "#app/site/site.ts";
import type { MenuKey } from "#app/site/menu-keys.ts";

import { isRecord, type Json } from "../upstream/tolerant-parsing.ts";
import type { Invitation } from "./platform-api.ts";

const words = (max: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(max));
/** Numbers name things too. */
const id = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.maxLength(100));
const origin = v.pipe(v.string(), v.maxLength(200), v.regex(/^https:\/\/[a-z0-9.-]+(?::\d+)?\/?$/));
const left = <Output>(schema: v.GenericSchema<unknown, Output>) => v.fallback(v.optional(schema), undefined);

/** Of the entries those that fit, at most `max`. */
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

const link = v.object({ id, name: words(60), url: href });
const menuItem = v.object({ ...link.entries, children: left(fitting(link, 20)) });
/** `badge_text` is the language's code, `url` the domain of its site. */
const languageItem = v.pipe(
  v.object({ name: words(60), badge_text: v.picklist(localeCodes), url: words(300) }),
  v.transform(({ name, badge_text, url }): MenuItem => ({ id: badge_text, name, url })),
);

/** An object keyed by menu key, with a data list in the first element. */
const menusResponse = v.custom<Json>(isRecord, "wants an object keyed by menu key");
const menuOf = <Output>(item: v.GenericSchema<unknown, Output>) =>
  v.looseTuple([v.object({ data: fitting(item, 100) })]);

/** @throws {v.ValiError} when the answer as a whole has another shape */
export function readMenusResponse(
  answer: unknown,
  keys: readonly MenuKey[],
): Partial<Record<MenuKey, MenuItem[]>> {
  const menus = v.parse(menusResponse, answer);
  return Object.fromEntries(
    keys
      .filter((key) => Object.hasOwn(menus, key))
      .map((key) => {
        const [{ data }] = v.parse(menuOf(key === "menu_header_1" ? languageItem : menuItem), menus[key]);
        return [key, data.map(withoutGaps)];
      }),
  );
}

const withoutGaps = ({ children, ...item }: v.InferOutput<typeof menuItem> | MenuItem): MenuItem =>
  children ? { ...item, children } : item;

const language = v.pipe(
  v.object({ code: v.picklist(localeCodes), name: words(60), default: v.optional(v.boolean(), false) }),
  v.transform((entry): SiteConfiguration["languages"][number] => entry),
);

const siteInfo = v.object({
  languages: fitting(language, 100),
  gtm: left(v.pipe(v.string(), v.regex(/^GTM-[A-Z0-9]{1,16}$/))),
  clarity: left(v.pipe(v.string(), v.regex(/^[a-z0-9]{1,20}$/))),
  maps: left(v.object({ key: v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/)) })),
  social: left(fitting(v.object({ name: v.picklist(socialNetworks), src: href }), 10)),
  cdn_url: left(origin),
  copyright: left(words(160)),
});

export type PlatformSiteInfo = v.InferOutput<typeof siteInfo>;

/**
 * The configuration stands under `data`.
 * @throws {v.ValiError} when there is none, or it has no list of languages
 */
export const readSiteInfoResponse = (answer: unknown): PlatformSiteInfo =>
  v.parse(v.object({ data: siteInfo }), answer).data;

const invitation = v.object({ title: left(words(120)), text: left(words(400)), open: left(v.boolean()) });

/**
 * What the platform says of an award's invitation. The specification shows no fields; `title`, `text` and `open` are
 * assumed, each of them optional, under `data` as with the site info, or in the first element as with menus.
 * @returns the fields that are there and fit
 * @throws {v.ValiError} when there is no object
 */
export function readInvitationResponse(answer: unknown): Partial<Invitation> {
  const outer = firstOf(answer);
  const told = v.parse(invitation, isRecord(outer) && "data" in outer ? firstOf(outer.data) : outer);
  return Object.fromEntries(Object.entries(told).filter(([, value]) => value !== undefined));
}

const firstOf = (value: unknown): unknown => (Array.isArray(value) ? value[0] : value);
