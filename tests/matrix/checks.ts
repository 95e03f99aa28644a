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

/** The page responds with 200, the missing one with 404. */
const answer: Check = ({ route, status }) => {
  const wanted = route === missingPath ? 404 : 200;
  // The browser may have cached the page in an earlier attempt.
  const isAsKept = status === 304 && wanted === 200;
  return status === wanted || isAsKept ? [] : [{ says: `status ${status} instead of ${wanted}` }];
};

/** The browser reports no error on the console and no failed request. */
const complaints: Check = ({ route, complaints: lines }) =>
  [...new Set(lines)]
    .filter((line) => !(route === missingPath && line.includes("404")))
    .map((line) => ({ says: line.slice(0, 300) }));

/** Independent of the width: checked once per page, reported for all of its cells. */
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

/** Dependent on the width. */
export const widthChecks: Record<string, Check> = { places, glyphs, direction, accessibility };

/** Run last, to include everything that happened on the page. */
export const lastChecks: Record<string, Check> = { complaints };
