import { defineSlotRecipe } from "../define.ts";
import { textLink } from "../fragments.ts";
import { linkedCard } from "./card-surface.ts";

export const finder = defineSlotRecipe({
  className: "finder",
  slots: [
    "form",
    "question",
    "hint",
    "actions",
    "reset",
    "results",
    "suggestions",
    "reasons",
    "score",
    "reason",
    "facts",
  ],
  base: {
    form: {
      display: "grid",
      gap: { base: "4", md: "6" },
      gridTemplateColumns: {
        base: "minmax(0, 1fr)",
        md: "repeat(2, minmax(0, 1fr))",
        xl: "repeat(4, minmax(0, 1fr))",
      },
      alignItems: "start",
    },
    question: {
      display: "grid",
      gap: "2",
      borderBlockStart: "medium",
      borderColor: "surface.accent",
      paddingBlockStart: "4",
    },
    hint: { color: "surface.muted", textStyle: "small" },
    actions: {
      gridColumn: "1 / -1",
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      gap: "4",
      "& button": { "@media (scripting: enabled)": { display: "none" } },
    },
    reset: { ...textLink, minHeight: "8" },
    results: { display: "grid", gap: "6" },
    suggestions: {
      display: "grid",
      gap: { base: "4", lg: "6" },
      gridTemplateColumns: "[repeat(auto-fill, minmax(min(100%, 17rem), 1fr))]",
    },
    reasons: {
      display: "grid",
      gap: "2",
      padding: { base: "3", md: "5" },
      paddingBlockStart: "0",
      textStyle: "small",
      "& ul": { display: "grid", gap: "2" },
    },
    score: { fontWeight: "medium", color: "surface.accent" },
    reason: {
      position: "relative",
      paddingInlineStart: "6",
      color: "surface.muted",
      _before: { content: "'–' / ''", position: "absolute", insetInlineStart: "1" },
      "&[data-fits]": { color: "surface.text", _before: { content: "'✓' / ''", color: "surface.accent" } },
    },
    facts: { display: "block", color: "surface.muted" },
  },
});

export const finderIndex = defineSlotRecipe({
  className: "finder-index",
  slots: ["root", "card", "picture", "title", "text"],
  base: {
    root: {
      display: "grid",
      gap: { base: "4", lg: "6" },
      gridTemplateColumns: "[repeat(auto-fill, minmax(min(100%, 18rem), 1fr))]",
    },
    card: {
      ...linkedCard,
      display: "grid",
      gap: "3",
      alignContent: "start",
      paddingBlockEnd: "5",
      overflow: "hidden",
    },
    picture: { width: "full", aspectRatio: "[16 / 9]", objectFit: "cover" },
    title: {
      textStyle: "h4",
      paddingInline: "5",
      "& a::after": { content: "''", position: "absolute", inset: "0" },
    },
    text: { color: "surface.muted", paddingInline: "5" },
  },
});
