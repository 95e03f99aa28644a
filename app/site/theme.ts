import { scriptOf } from "./format.ts";
import type { Site } from "./site.ts";

/** Classes by script. `tall-letters`: marks above and below the letters. */
const classes: Record<string, string> = {
  Arab: "tall-letters joined-letters",
  Hans: "in-chinese",
  Jpan: "in-japanese",
  Kore: "in-korean",
  Thai: "tall-letters",
};

/** Vietnamese capitals can carry two marks above and one below. */
const isTall = (languageTag: string) => languageTag.startsWith("vi");

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
