import { defineSlotRecipe } from "../define.ts";
import { cardFace } from "./card-surface.ts";
import { textLink } from "../fragments.ts";

export const testimonial = defineSlotRecipe({
  className: "testimonial",
  slots: ["root", "mark", "review", "reviewer", "name", "position", "links"],
  base: {
    root: {
      ...cardFace,
      display: "flex",
      flexDirection: "column",
      gap: { base: "4", md: "5" },
      padding: { base: "4", md: "5", lg: "8" },
    },
    mark: { color: "surface.accent" },
    review: { textStyle: { base: "body", md: "lead" }, textWrap: "[pretty]" },
    reviewer: { marginBlockStart: "auto", display: "grid", gap: "1" },
    name: { textStyle: "h4" },
    position: { color: "surface.muted", textStyle: "small" },
    links: {
      display: "flex",
      flexWrap: "wrap",
      columnGap: "5",
      rowGap: "2",
      marginBlockStart: "3",
      "& a": textLink,
      "& a:focus-visible": { outlineOffset: "0" },
    },
  },
});

export const rating = defineSlotRecipe({
  className: "rating",
  slots: ["root", "mark", "empty", "full"],
  base: {
    root: { display: "inline-flex", gap: "0.5", color: "surface.accent" },
    mark: { width: "5", height: "5", overflow: "visible" },
    empty: { fill: "transparent", stroke: "surface.muted", strokeWidth: "[1]" },
    full: { fill: "current", stroke: "current", strokeWidth: "[1]" },
  },
});
