import type { Page } from "playwright-core";

import type { sites } from "#tests/support/sites.ts";

import type { PageText } from "./page-texts.ts";
import type { UnknownWords } from "./spelling.ts";

export type Site = (typeof sites)[number];

/** Pixels of the page, from its top left corner. */
export type Box = { left: number; top: number; width: number; height: number };

/** One thing that is wrong, and where. */
export type Finding = { says: string; selector?: string; words?: string; box?: Box };

/** What a check looks at: a page of a site in a window of one width. */
export type View = {
  site: Site;
  /** Those of the deployment, which the page names as its other languages. */
  sites: readonly Site[];
  /** Path, with its query. */
  route: string;
  page: Page;
  /** The page has not been looked at in another window before. */
  isFirstWidth: boolean;
  /** Of the answer to the page's own address. */
  status: number;
  texts: readonly PageText[];
  /** What the browser complained about since the page was asked for. */
  complaints: readonly string[];
  /** Every text of the same page in English. */
  englishTexts: ReadonlySet<string>;
  /** Those of the content. */
  withoutNames: WithoutNames;
  /** The same page in a browser without JavaScript; not in every browser. */
  plainPage: Page | undefined;
  /** Words of a text that no dictionary of the site's language has; nothing in languages without a dictionary. */
  unknownWords: UnknownWords | undefined;
  /** Asks the server without a browser. @returns the status behind all redirects */
  statusOf: (path: string) => Promise<number>;
};

export type Check = (view: View) => Finding[] | Promise<Finding[]>;

/** A finding about a text of the page. */
export const aboutText = ({ words, selector, box }: PageText, says: string): Finding => ({
  says,
  words,
  selector,
  box,
});

const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Takes names out of a text, each of them as whole words. */
export type WithoutNames = (text: string) => string;

/** @param names such as those of products, people, shops and streets; a longer one is taken before a shorter one in it */
export function takeOut(names: readonly string[]): WithoutNames {
  if (names.length === 0) return (text) => text;
  const longestFirst = names.toSorted((a, b) => b.length - a.length).map(escape);
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${longestFirst.join("|")})(?![\\p{L}\\p{N}])`, "gu");
  return (text) => text.replaceAll("\u00a0", " ").replaceAll(pattern, " ");
}
