import { defineRecipe, defineSlotRecipe } from "../define.ts";
import { textLink } from "../fragments.ts";
import { capitals } from "../theme.gen.ts";
import { cornersOf } from "../shapes.ts";

/** Disabled buttons have no hover style. */
const hovered = "&:hover:not(:disabled, [aria-disabled=true])";

export const button = defineRecipe({
  className: "button",
  base: {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    gap: "2",
    minWidth: "buttonMin",
    paddingInline: "6",
    borderRadius: "button",
    fontFamily: "heading",
    fontWeight: "medium",
    letterSpacing: "wide",
    textTransform: capitals,
    textAlign: "center",
    cursor: "pointer",
    transitionProperty: "[background-color, border-color, color]",
    transitionDuration: "quick",
    _disabled: { opacity: "[.5]", cursor: "not-allowed" },
    "@media (forced-colors: active)": { border: "thin" },
    _print: { display: "none" },
  },
  variants: {
    look: {
      primary: {
        backgroundColor: "action",
        color: "action.text",
        [hovered]: { backgroundColor: "action.hover" },
      },
      outline: {
        border: "thin",
        borderColor: "current",
        color: "[inherit]",
        [hovered]: { backgroundColor: "[color-mix(in srgb, currentColor 14%, transparent)]" },
        "&[aria-pressed=true]": {
          backgroundColor: "action",
          borderColor: "action",
          color: "action.text",
          [hovered]: { backgroundColor: "action.hover" },
        },
      },
    },
    size: {
      xs: { minHeight: "buttonXs", minWidth: "auto", paddingInline: "3", fontSize: "sm" },
      sm: { minHeight: "buttonSm", fontSize: "sm" },
      md: { minHeight: "buttonMd", fontSize: "base" },
      xl: { minHeight: "buttonXl", fontSize: "lg" },
    },
  },
  defaultVariants: { look: "primary", size: "md" },
});

export const actionLinks = defineRecipe({
  className: "action-links",
  // On phones the links fill the line, together if they fit.
  base: {
    display: "flex",
    flexWrap: "wrap",
    gap: "3",
    width: { base: "full", sm: "auto" },
    marginBlockStart: { base: "1", sm: "3" },
    "& > a": {
      flexGrow: { base: "1", sm: "0" },
      minWidth: { base: "0", sm: "buttonMin" },
      minHeight: { base: "12", sm: "buttonMd" },
      paddingInline: { base: "3", sm: "6" },
    },
  },
});

export const badge = defineRecipe({
  className: "badge",
  base: {
    display: "inline-block",
    paddingInline: "2",
    paddingBlock: "0.5",
    backgroundColor: "signal",
    color: "signal.text",
    fontFamily: "heading",
    fontSize: "sm",
    fontWeight: "medium",
    letterSpacing: "wide",
    wordSpacing: "[.1em]",
    textTransform: capitals,
    ...cornersOf(".5rem", "button"),
    "@media (forced-colors: active)": { border: "thin", clipPath: "none" },
  },
});

export const field = defineRecipe({
  className: "field",
  base: {
    width: "full",
    minHeight: "12",
    paddingInline: "4",
    paddingBlock: "3",
    border: "thin",
    borderColor: "surface.muted",
    borderRadius: "button",
    backgroundColor: "surface.card",
    color: "surface.text",
    fontSize: "base",
    "&:user-invalid, &[aria-invalid=true]": { borderColor: "error" },
    "&::file-selector-button": {
      marginInlineEnd: "4",
      marginBlock: "-1.5",
      paddingInline: "3",
      paddingBlock: "1.5",
      border: "thin",
      borderColor: "surface.muted",
      borderRadius: "button",
      backgroundColor: "surface",
      color: "surface.text",
      fontFamily: "heading",
      fontSize: "sm",
      cursor: "pointer",
    },
  },
});

export const heading = defineRecipe({
  className: "heading",
  base: { hyphens: { mdDown: "auto" }, overflowWrap: "anywhere" },
  variants: {
    level: {
      // A capital has 0.56 em on average; the page padding is 2 rem.
      "1": {
        textStyle: "h1",
        fontSize: "[min({fontSizes.h1}, calc((100vw - 2rem) / (.56 * var(--letters, 1))))]",
      },
      "2": { textStyle: "h3" },
      "3": { textStyle: "h4" },
    },
  },
});

export const form = defineSlotRecipe({
  className: "form",
  slots: ["target", "root", "alert", "summary", "honeypot", "hint", "sent"],
  base: {
    // Keeps the target of a posted form below the sticky header.
    target: { scrollMarginBlockStart: "30" },
    // Aligned with the other sections.
    root: { display: "grid", gap: "5", maxWidth: { base: "prose", xl: "full" }, justifyItems: "start" },
    alert: { fontWeight: "bold", paddingInlineStart: "3", borderInlineStart: "heavy", borderColor: "error" },
    summary: { display: "grid", gap: "1", marginBlockStart: "2", fontWeight: "regular", "& a": textLink },
    // Visually hidden but focusable for bots, unlike `display: none`.
    honeypot: { srOnly: true },
    hint: { textStyle: "small", maxWidth: "prose", "& a": textLink },
    sent: {
      display: "block",
      padding: "5",
      backgroundColor: "surface.card",
      border: "thin",
      borderColor: "highlight",
      borderRadius: "card",
      maxWidth: "prose",
    },
  },
});

/** Result of the form for the progress of a service request. */
export const serviceProgress = defineSlotRecipe({
  className: "service-progress",
  slots: ["root", "product", "steps", "step", "date", "again"],
  base: {
    root: { display: "grid", gap: "4" },
    product: { textStyle: "h4", overflowWrap: "anywhere" },
    steps: { display: "grid", gap: "3" },
    step: {
      display: "flex",
      flexWrap: "wrap",
      columnGap: "4",
      justifyContent: "space-between",
      paddingInlineStart: "3",
      borderInlineStart: "heavy",
      borderColor: "surface.line",
      "&[aria-current]": { borderColor: "highlight", fontWeight: "bold" },
    },
    date: { fontWeight: "regular", color: "surface.muted" },
    again: textLink,
  },
});

export const formField = defineSlotRecipe({
  className: "form-field",
  slots: ["root", "label", "line", "box", "hint", "error"],
  base: {
    root: { display: "grid", gap: "1", width: "full" },
    label: { fontWeight: "medium", "& a": textLink },
    line: { display: "grid", gridTemplateColumns: "auto 1fr", gap: "3", alignItems: "start" },
    box: {
      width: "icon",
      height: "icon",
      accentColor: "highlight",
      "&[aria-invalid=true]": { outline: "medium", outlineColor: "error" },
    },
    hint: { textStyle: "small" },
    // The error color has too little contrast for text on dark surfaces.
    error: {
      textStyle: "small",
      fontWeight: "medium",
      paddingInlineStart: "3",
      borderInlineStart: "heavy",
      borderColor: "error",
    },
  },
});
