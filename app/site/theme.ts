import { scriptOf } from "./script.ts";
import type { Site } from "./site.ts";

/** Of scripts that want more than other fonts. Tall ones have marks above and below their letters. */
const classes: Record<string, string> = {
  Arab: "tall-letters joined-letters",
  Hans: "in-chinese",
  Jpan: "in-japanese",
  Kore: "in-korean",
  Thai: "tall-letters",
};

/** Vietnamese capitals carry two marks, and another below. */
const isTall = (languageTag: string) => languageTag.startsWith("vi");

/** What the page's root element says of the site, for the style sheet. */
export const themeAttributes = ({
  theme,
  greece,
  languageTag,
}: Pick<Site, "theme" | "greece" | "languageTag">) => ({
  className: [
    `theme-${theme}`,
    greece && "site-greece",
    isTall(languageTag) ? "tall-letters" : classes[scriptOf(languageTag) ?? ""],
  ]
    .filter(Boolean)
    .join(" "),
});
