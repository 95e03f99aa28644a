import type { Check } from "./check.ts";
import { accessibility } from "./checks/accessibility.ts";
import { answer } from "./checks/response.ts";
import { complaints } from "./checks/complaints.ts";
import { direction } from "./checks/direction.ts";
import { english } from "./checks/english.ts";
import { formats } from "./checks/formats.ts";
import { glyphs } from "./checks/glyphs.ts";
import { head } from "./checks/head.ts";
import { letters } from "./checks/letters.ts";
import { links } from "./checks/links.ts";
import { messages } from "./checks/messages.ts";
import { places } from "./checks/places.ts";
import { withoutScripts } from "./checks/without-scripts.ts";

/** What is the same at every width: looked at once, and true of every cell of the page. */
export const pageChecks: Record<string, Check> = {
  answer,
  head,
  messages,
  english,
  letters,
  formats,
  links,
  "without-scripts": withoutScripts,
};

/** What another width can break. */
export const widthChecks: Record<string, Check> = { places, glyphs, direction, accessibility };

/** Last: it hears of everything that happened on the page. */
export const lastChecks: Record<string, Check> = { complaints };

export const checkNames = [pageChecks, widthChecks, lastChecks]
  .flatMap((checks) => Object.keys(checks))
  .concat("page");
