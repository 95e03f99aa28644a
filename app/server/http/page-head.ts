/** What stands in a page's head besides what its routes say: the picture that it opens with, fonts and styles. */
import type { BootData } from "../../framework/boot-scripts.tsx";
import { takeFirstPicture } from "./first-picture.ts";

/**
 * The first paint waits until the page is there as far as its last part. With no style sheet to wait for, browsers
 * would show the first half of a page, and move it when the rest comes.
 */
const wholeFirst = '<link rel="expect" href="#cookie-notice" blocking="render"/>';

/**
 * @param fonts rules that name the font files
 * @param part from the address of the style sheet to what the page needs of it; a page that carries its state links the sheet
 */
export function withStyles(
  page: string,
  { styles, stateAddress }: Pick<BootData, "styles" | "stateAddress">,
  fonts: string,
  part: (href: string, page: string) => string,
): string {
  const { html, links } = takeFirstPicture(page);
  const [first, rules] =
    stateAddress === undefined
      ? [`<link rel="stylesheet" href="${styles}"/>`, ""]
      : [wholeFirst, part(styles, page)];
  // What is to be loaded comes before the styles, which are long.
  return html.replace("</head>", () => `${first}${links}<style>${fonts}${rules}</style></head>`);
}
