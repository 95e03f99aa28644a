import { directionOf } from "#app/site/script.ts";
import { misdirected } from "#tests/support/misdirected.ts";

import type { Check } from "../check.ts";

/** The page begins at the side at which its language does. */
export const direction: Check = ({ page, site }) => misdirected(page, directionOf(site.languageTag));
