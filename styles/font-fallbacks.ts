/**
 * System fonts that stand in until a web font is there. Each is scaled so that a line of text keeps
 * its width and height, and nothing moves when the web font comes. Widths were measured with running
 * text in each script (headings in capitals); Liberation has the metrics of Arial. Letters without a
 * stand-in here are drawn with any font of the system that has them, as it is.
 */
import type { Family, FontFace } from "virtual:fonts";

type Stand = { local: string[]; weight: string; letters?: keyof typeof ranges; width: number };

const ranges = {
  // With Cyrillic and Greek, where nothing else is said of them. Scaled to Latin, others would be too small.
  latin: "U+0000-052F,U+1E00-22FF",
  cyrillic: "U+0400-052F",
  greek: "U+0370-03FF,U+1F00-1FFF",
  arabic: "U+0600-06FF",
  hebrew: "U+0590-05FF",
  georgian: "U+10D0-10FF,U+1C90-1CBF",
  armenian: "U+0530-058F",
};

const arial = ["Arial", "Liberation Sans"];
const arialBold = ["Arial Bold", "Arial-BoldMT", "Liberation Sans Bold"];
const narrowBold = ["Arial Narrow Bold", "ArialNarrow-Bold", "Liberation Sans Narrow Bold"];

const dejaVu = ["DejaVu Sans"];
const dejaVuBold = ["DejaVu Sans Bold"];

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;

/** @param ascent and @param descent of the web font, in its em; @param stands `width` is web font ÷ local font */
const fallback = (
  family: Family,
  name: string,
  ascent: number,
  descent: number,
  stands: Stand[],
): FontFace[] =>
  stands.map(({ local, weight, letters = "latin", width }) => {
    const sources = local.map((font) => `local("${font}")`).join(",");
    const rule = [
      `font-family:"${name}"`,
      `font-weight:${weight}`,
      `src:${sources}`,
      `unicode-range:${ranges[letters]}`,
      `size-adjust:${percent(width)}`,
      `ascent-override:${percent(ascent / width)}`,
      `descent-override:${percent(descent / width)}`,
      "line-gap-override:0%",
    ];
    return { family, letters, rule: `@font-face{${rule.join(";")}}` };
  });

export const fontFallbacks: FontFace[] = [
  ...fallback("text", "Noto Sans Fallback", 1.069, 0.293, [
    { local: arial, weight: "100 500", width: 1.052 },
    { local: arial, weight: "100 500", letters: "greek", width: 1.068 },
    { local: arialBold, weight: "501 900", width: 1.017 },
    { local: arialBold, weight: "501 900", letters: "greek", width: 1.035 },
    { local: dejaVu, weight: "100 500", letters: "arabic", width: 0.951 },
    { local: dejaVuBold, weight: "501 900", letters: "arabic", width: 0.847 },
    { local: arial, weight: "100 500", letters: "hebrew", width: 1.001 },
    { local: arialBold, weight: "501 900", letters: "hebrew", width: 0.966 },
    { local: dejaVu, weight: "100 500", letters: "georgian", width: 1.099 },
    { local: dejaVuBold, weight: "501 900", letters: "georgian", width: 1.061 },
    { local: dejaVu, weight: "100 500", letters: "armenian", width: 0.94 },
    { local: dejaVuBold, weight: "501 900", letters: "armenian", width: 0.969 },
  ]),
  ...fallback("oswald", "Oswald Fallback", 1.193, 0.289, [
    { local: narrowBold, weight: "200 700", width: 0.935 },
    { local: narrowBold, weight: "200 700", letters: "cyrillic", width: 0.993 },
  ]),
  ...fallback("oswald", "Oswald Wide Fallback", 1.193, 0.289, [
    { local: arialBold, weight: "200 700", width: 0.77 },
    { local: arialBold, weight: "200 700", letters: "cyrillic", width: 0.815 },
    { local: dejaVuBold, weight: "200 700", letters: "arabic", width: 0.796 },
    { local: arialBold, weight: "200 700", letters: "hebrew", width: 0.871 },
    { local: dejaVuBold, weight: "200 700", letters: "georgian", width: 1.047 },
    { local: dejaVuBold, weight: "200 700", letters: "armenian", width: 0.849 },
  ]),
  ...fallback("fira", "Fira Sans Extra Condensed Fallback", 0.935, 0.265, [
    { local: narrowBold, weight: "100 900", width: 0.872 },
    { local: narrowBold, weight: "100 900", letters: "greek", width: 0.897 },
  ]),
  ...fallback("fira", "Fira Sans Extra Condensed Wide Fallback", 0.935, 0.265, [
    { local: arialBold, weight: "100 900", width: 0.715 },
    { local: arialBold, weight: "100 900", letters: "greek", width: 0.736 },
  ]),
];
