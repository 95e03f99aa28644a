/** Shared by the cards of several recipes. */

import { focusRing } from "../fragments.ts";

export const cardFace = {
  backgroundColor: "surface.card",
  border: "thin",
  borderColor: "surface.line",
  borderRadius: "card",
  breakInside: "avoid",
} as const;

export const cardSurface = {
  ...cardFace,
  position: "relative",
  minWidth: "0",
  color: "surface.text",
  overflowWrap: "anywhere",
} as const;

/** Shows the focus of its link as its own. */
export const linkedCard = {
  ...cardSurface,
  transitionProperty: "[border-color, box-shadow]",
  transitionDuration: "quick",
  "&:has(a:hover), a&:hover": { borderColor: "orchid", boxShadow: "lifted" },
  "&:has(a:focus-visible)": focusRing,
} as const;

/** Makes the whole card clickable. */
export const coveringLink = {
  "& a": { outline: "[none]" },
  "& a::after": { content: "''", position: "absolute", inset: "0", borderRadius: "card" },
} as const;

export const arrowMark = {
  color: "surface.accent",
  marginBlockStart: "auto",
  alignSelf: "start",
  _rtl: { scale: "[-1 1]" },
} as const;

export const eyebrow = {
  fontFamily: "heading",
  fontSize: "lg",
  textTransform: "uppercase",
  wordSpacing: "[.1em]",
  color: "surface.accent",
} as const;

export const cutCorners = {
  clipPath: "polygon(0 0, calc(100% - 2.5rem) 0, 100% 2.5rem, 100% 100%, 2.5rem 100%, 0 calc(100% - 2.5rem))",
} as const;

const shade = (percent: number) => `color-mix(in srgb, {colors.plum} ${percent}%, {colors.ink})`;

/** White text on it has a contrast of at least 5:1. */
export const facetBackground = {
  backgroundImage: `[conic-gradient(from 24deg at 58% 44%, {colors.plum} 0 48deg, ${shade(70)} 0 112deg, ${shade(45)} 0 186deg, ${shade(35)} 0 226deg, ${shade(55)} 0 268deg, {colors.plum} 0 318deg, {colors.violet} 0)]`,
} as const;

export const countryChip = {
  ...facetBackground,
  flexShrink: "[0]",
  display: "grid",
  placeItems: "center",
  color: { base: "white", _print: "surface.text" },
  fontFamily: "heading",
  fontWeight: "medium",
  letterSpacing: "[.06em]",
  clipPath: "polygon(0 0, calc(100% - .5rem) 0, 100% .5rem, 100% 100%, .5rem 100%, 0 calc(100% - .5rem))",
} as const;

/** Inset focus ring, because the row clips its overflow. */
export const insetCoveringLink = {
  "& a::after": { content: "''", position: "absolute", inset: "0", borderRadius: "card" },
  "& a:focus-visible": { outlineStyle: "[none]" },
  "& a:focus-visible::after": { ...focusRing, outlineOffset: "-1" },
} as const;
