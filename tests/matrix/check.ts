import type { Page } from "playwright-core";

import type { sites } from "#tests/support/sites.ts";

import type { PageText } from "./page-texts.ts";
import type { UnknownWords } from "./spelling.ts";

export type Site = (typeof sites)[number];

/** In pixels of the page, from its upper left corner. */
export type Box = { left: number; top: number; width: number; height: number };

/** One thing that is wrong, and where. */
export type Finding = { says: string; selector?: string; words?: string; box?: Box };

/** Input of a check: a page of a site in a window of one width. */
export type View = {
  site: Site;
  /** All sites of the deployment, which are the alternates of the page. */
  sites: readonly Site[];
  /** Path with query. */
  route: string;
  page: Page;
  /** Whether this is the first window in which the page is checked. */
  isFirstWidth: boolean;
  /** Status of the response to the page's own URL. */
  status: number;
  texts: readonly PageText[];
  /** Errors that the browser has reported since the page was requested. */
  complaints: readonly string[];
  /** All texts of the same page in English. */
  englishTexts: ReadonlySet<string>;
  /** Removes names of the content. */
  withoutNames: WithoutNames;
  /** The same page without JavaScript; undefined in some browsers. */
  plainPage: Page | undefined;
  /** Words of a text that no dictionary of the site's language has; undefined for languages without a dictionary. */
  unknownWords: UnknownWords | undefined;
  /** Sends the request without a browser. @returns the status after all redirects */
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

/** Removes names from a text, as whole words only. */
export type WithoutNames = (text: string) => string;

/** @param names such as those of products, people, shops and streets; longer ones are removed first, with their endings ("-ból") */
export function takeOut(names: readonly string[]): WithoutNames {
  if (names.length === 0) return (text) => text;
  const longestFirst = names.toSorted((a, b) => b.length - a.length).map(escape);
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${longestFirst.join("|")})(?:-\\p{Ll}{1,4})?(?![\\p{L}\\p{N}])`,
    "gu",
  );
  return (text) => text.replaceAll("\u00a0", " ").replaceAll(pattern, " ");
}
