/**
 * System fonts that stand in until a web font is there. Each is scaled so that a line of text keeps
 * its width and height, and nothing moves when the web font comes. Widths were measured with running
 * text in each script (headings in capitals); Liberation has the metrics of Arial.
 */
type Stand = { local: string[]; weight: string; range?: string; width: number };

const greek = "U+0370-03FF, U+1F00-1FFF";
const cyrillic = "U+0400-052F";

const arial = ["Arial", "Liberation Sans"];
const arialBold = ["Arial Bold", "Arial-BoldMT", "Liberation Sans Bold"];
const narrowBold = ["Arial Narrow Bold", "ArialNarrow-Bold", "Liberation Sans Narrow Bold"];

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;

/** @param ascent and @param descent of the web font, in its em; @param stands `width` is web font ÷ local font */
const fallback = (ascent: number, descent: number, stands: Stand[]) =>
  stands.map(({ local, weight, range, width }) => ({
    src: local.map((name) => `local("${name}")`).join(", "),
    fontWeight: weight,
    ...(range && { unicodeRange: range }),
    sizeAdjust: percent(width),
    ascentOverride: percent(ascent / width),
    descentOverride: percent(descent / width),
    lineGapOverride: "0%",
  }));

export const fontFallbacks = {
  "Noto Sans Fallback": fallback(1.069, 0.293, [
    { local: arial, weight: "100 500", width: 1.052 },
    { local: arial, weight: "100 500", range: greek, width: 1.068 },
    { local: arialBold, weight: "501 900", width: 1.017 },
    { local: arialBold, weight: "501 900", range: greek, width: 1.035 },
  ]),
  "Oswald Fallback": fallback(1.193, 0.289, [
    { local: narrowBold, weight: "200 700", width: 0.935 },
    { local: narrowBold, weight: "200 700", range: cyrillic, width: 0.993 },
  ]),
  "Oswald Wide Fallback": fallback(1.193, 0.289, [
    { local: arialBold, weight: "200 700", width: 0.77 },
    { local: arialBold, weight: "200 700", range: cyrillic, width: 0.815 },
  ]),
  "Fira Sans Extra Condensed Fallback": fallback(0.935, 0.265, [
    { local: narrowBold, weight: "100 900", width: 0.872 },
    { local: narrowBold, weight: "100 900", range: greek, width: 0.897 },
  ]),
  "Fira Sans Extra Condensed Wide Fallback": fallback(0.935, 0.265, [
    { local: arialBold, weight: "100 900", width: 0.715 },
    { local: arialBold, weight: "100 900", range: greek, width: 0.736 },
  ]),
};
