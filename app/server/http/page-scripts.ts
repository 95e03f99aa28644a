/** What a page as Start draws it says of its application and its style sheet, apart from what visitors read. */
import bootScript from "virtual:boot-script";

import { takeFirstPicture } from "./first-picture.ts";

export type PageScripts = {
  /** The page without its scripts, but for `mark` where they stood. */
  html: string;
  /** The script that brings what the page was drawn from. */
  state: string;
  /** Address of the module that takes the page over. */
  entry: string;
  /** Addresses of what it imports on this page. */
  modules: string[];
};

/** What a kept page needs not carry, or wait for. */
export type PageParts = {
  /** Address of its state. */
  state: string;
  /** From the address of the style sheet to the part of it that the page needs. */
  styles: (href: string, html: string) => string;
};

const mark = "<!--scripts-->";
const modulePreload = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
const firstScript = '<script data-tsr-stream-part="">';
const inlineScript = /<script(?: data-tsr-stream-part="")?>([^]*?)<\/script>/g;
const entryScript = /<script type="module" async="" src="([^"]+)"><\/script>/;

/** When a match was loaded, in milliseconds: of no weight for what a page shows, and different in every copy. */
const loadedAt = /,u:\d{13},/g;

/** @returns nothing for a page without an application */
export function takeScripts(page: string): PageScripts | undefined {
  // Only head and tail are looked through: what lies between is long.
  const body = page.indexOf("<body");
  const scripts = page.indexOf(firstScript, body);
  const tail = page.slice(scripts);
  const [entryTag, entry] = (scripts > 0 && entryScript.exec(tail)) || [];
  if (!entryTag || !entry) return undefined;
  const modules: string[] = [];
  const head = page.slice(0, body).replaceAll(modulePreload, (_link, href: string) => {
    if (href !== entry) modules.push(href);
    return "";
  });
  const state: string[] = [];
  const rest = tail.replace(entryTag, mark).replaceAll(inlineScript, (_script, text: string) => {
    state.push(text);
    return "";
  });
  return {
    html: head + page.slice(body, scripts) + rest,
    state: state.join(";\n").replaceAll(loadedAt, ",u:Date.now(),"),
    entry,
    modules,
  };
}

/**
 * The first paint waits until the page is there as far as its last part. With no style sheet to wait for, browsers
 * would show the first half of a page, and move it when the rest comes.
 */
const wholeFirst = '<link rel="expect" href="#cookie-notice" blocking="render"/>';

const styleSheet = /<link rel="stylesheet" href="([^"]+)" data-precedence="default"\/>/;

/**
 * The page with the boot script, which loads the application when it is wanted.
 * @param fonts rules that name the font files
 * @param parts of a kept page; any other carries its state, and waits for its style sheet
 */
export function withBootScript(
  { html, state, entry, modules }: PageScripts,
  fonts: string,
  parts?: PageParts,
): string {
  const [link, href] = styleSheet.exec(html) ?? [];
  const data = [`data-entry="${entry}"`, `data-modules="${modules.join(" ")}"`];
  if (parts) data.push(`data-state="${parts.state.replaceAll("&", "&amp;")}"`);
  if (parts && href) data.push(`data-styles="${href}"`);
  const boot = `<script ${data.join(" ")}>${bootScript}</script>`;
  const whole = atMark(html, parts ? boot : `<script>${state}</script>${boot}`);
  if (!link || !href) return whole;
  const { html: page, links } = takeFirstPicture(whole);
  const [first, styles] = parts ? [wholeFirst, parts.styles(href, html)] : [link, ""];
  // What is to be loaded comes before the styles, which are long.
  return page
    .replace(link, () => first + links)
    .replace("</head>", () => `<style>${fonts}${styles}</style></head>`);
}

/** Found from the end, where it stands. */
function atMark(html: string, scripts: string): string {
  const place = html.lastIndexOf(mark);
  return html.slice(0, place) + scripts + html.slice(place + mark.length);
}
