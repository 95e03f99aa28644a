import { scriptOf } from "./format.ts";
import type { Site } from "./site.ts";

/** Classes by script. `tall-letters`: marks above and below the letters. `names-as-written`: no capitals of its own. */
const classes: Record<string, string> = {
  Arab: "tall-letters joined-letters names-as-written",
  Hans: "in-chinese",
  Hebr: "names-as-written",
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

/** Entry in local storage; absent while the page follows the system. */
export const schemeKey = "color-scheme";

/** Inline in the head, so that the first paint has the visitor's colors. Local storage may be forbidden. */
export const schemeScript = `try{let s=localStorage.getItem("${schemeKey}");if(s=="dark"||s=="light")document.documentElement.dataset.scheme=s}catch{}`;
