import type { BootData } from "../../framework/boot-scripts.tsx";
import { takeFirstPicture } from "./first-picture.ts";

/** Blocks the first paint until the last element is parsed; otherwise browsers paint half a page and shift it. */
function blockFirstPaint(html: string): string {
  const last = html.includes('id="cookie-notice"') ? "cookie-notice" : "site-footer";
  return `<link rel="expect" href="#${last}" blocking="render"/>`;
}

export function withStyles(
  page: string,
  { styles, stateAddress }: Pick<BootData, "styles" | "stateAddress">,
  fonts: string,
  part: (href: string, page: string) => string,
): string {
  const { head, body, links } = takeFirstPicture(page);
  const [first, rules] =
    stateAddress === undefined
      ? [`<link rel="stylesheet" href="${styles}"/>`, ""]
      : [blockFirstPaint(page), part(styles, page)];
  // Links precede the long styles, so that their loading starts early.
  return `${head}${first}${links}<style>${fonts}${rules}</style>${body}`;
}
