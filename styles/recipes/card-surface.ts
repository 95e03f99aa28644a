/** Shared by the cards of several recipes. */

import { focusRing } from "../fragments.ts";
import { capitals } from "../theme.gen.ts";
import { cornersOf, facets } from "../shapes.ts";

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
  "&:has(a:hover), a&:hover": { borderColor: "highlight", boxShadow: "lifted" },
  "&:has(a:focus-visible)": focusRing,
} as const;

/** Makes the whole card clickable. */
export const coveringLink = {
  "& a": { outline: "[none]" },
  "& a::after": { content: "''", position: "absolute", inset: "0", borderRadius: "card" },
} as const;

/** Beside the title on phones, above it on wider windows. */
export const leadingIcon = {
  color: "surface.accent",
  width: { base: "8", sm: "iconLarge" },
  height: { base: "8", sm: "iconLarge" },
  "& svg": { width: "full", height: "full" },
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
  textTransform: capitals,
  wordSpacing: "[.1em]",
  color: "surface.accent",
} as const;

const shade = (percent: number) => `color-mix(in srgb, {colors.action} ${percent}%, {colors.action.shade})`;

/** For text of the color `action.text`. */
export const tonedBackground = {
  backgroundImage: facets
    ? `[conic-gradient(from 24deg at 58% 44%, {colors.action} 0 48deg, ${shade(70)} 0 112deg, ${shade(45)} 0 186deg, ${shade(35)} 0 226deg, ${shade(55)} 0 268deg, {colors.action} 0 318deg, {colors.action.hover} 0)]`
    : "[linear-gradient({colors.action}, {colors.action})]",
} as const;

export const countryChip = {
  ...tonedBackground,
  flexShrink: "[0]",
  display: "grid",
  placeItems: "center",
  color: { base: "action.text", _print: "surface.text" },
  fontFamily: "heading",
  fontWeight: "medium",
  letterSpacing: "[.06em]",
  ...cornersOf(".5rem", "button"),
} as const;

/** Inset focus ring, because the row clips its overflow. */
export const insetCoveringLink = {
  "& a::after": { content: "''", position: "absolute", inset: "0", borderRadius: "card" },
  "& a:focus-visible": { outlineStyle: "[none]" },
  "& a:focus-visible::after": { ...focusRing, outlineOffset: "-1" },
} as const;
