import { missingPath } from "#tests/support/paths.ts";

import type { Check } from "./check.ts";
import { accessibility } from "./checks/accessibility.ts";
import { direction, letters, places } from "./checks/words.ts";
import { english } from "./checks/english.ts";
import { formats } from "./checks/formats.ts";
import { glyphs } from "./checks/glyphs.ts";
import { head } from "./checks/head.ts";
import { links } from "./checks/links.ts";
import { messages } from "./checks/messages.ts";
import { spelling } from "./checks/spelling.ts";
import { withoutScripts } from "./checks/without-scripts.ts";

/** The page is there, and the missing one is not. */
const answer: Check = ({ route, status }) => {
  const wanted = route === missingPath ? 404 : 200;
  // A page that is looked at again may be the one that the browser has kept.
  const isAsKept = status === 304 && wanted === 200;
  return status === wanted || isAsKept ? [] : [{ says: `status ${status} instead of ${wanted}` }];
};

/** The browser has nothing to complain about: no error on the console, no request that fails. */
const complaints: Check = ({ route, complaints: lines }) =>
  [...new Set(lines)]
    .filter((line) => !(route === missingPath && line.includes("404")))
    .map((line) => ({ says: line.slice(0, 300) }));

/** What is the same at every width: looked at once, and true of every cell of the page. */
export const pageChecks: Record<string, Check> = {
  answer,
  head,
  messages,
  english,
  letters,
  spelling,
  formats,
  links,
  "without-scripts": withoutScripts,
};

/** What another width can break. */
export const widthChecks: Record<string, Check> = { places, glyphs, direction, accessibility };

/** Last: it hears of everything that happened on the page. */
export const lastChecks: Record<string, Check> = { complaints };
