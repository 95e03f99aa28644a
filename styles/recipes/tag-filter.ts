import { defineSlotRecipe } from "../define.ts";
import { focusRing } from "../fragments.ts";
import { capitals } from "../theme.gen.ts";

/** One-based; `maxTagFilters` in `app/ui` is the maximum. */
const tagRules = Object.fromEntries(
  Array.from({ length: 8 }, (_, index) => index + 1).map((number) => [
    `&:has(input[value="${number}"]:checked) [data-tags]:not([data-tags~="${number}"])`,
    { display: "none" },
  ]),
);

export const tagFilter = defineSlotRecipe({
  className: "tag-filter",
  slots: ["root", "filter", "legend", "choice"],
  base: {
    root: {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr)",
      gap: { base: "4", md: "6", lg: "8" },
      ...tagRules,
    },
    filter: {
      display: "flex",
      gap: "2",
      _print: { display: "none" },
      // One row to the window's edge on phones; margin and padding keep the focus rings inside.
      flexWrap: { base: "nowrap", md: "wrap" },
      minWidth: "0",
      overflowX: { base: "auto", md: "visible" },
      scrollbarWidth: "[none]",
      marginInline: { base: "-4", md: "0" },
      paddingInline: { base: "4", md: "0" },
      marginBlock: { base: "-2", md: "0" },
      paddingBlock: { base: "2", md: "0" },
    },
    legend: { srOnly: true },
    choice: {
      position: "relative",
      flexShrink: "[0]",
      cursor: "pointer",
      "& input": { position: "absolute", inset: "0", opacity: "[0]", cursor: "pointer" },
      "& span": {
        display: "flex",
        alignItems: "center",
        minHeight: "buttonSm",
        paddingInline: "4",
        border: "thin",
        borderColor: "surface.muted",
        borderRadius: "button",
        fontFamily: "heading",
        fontWeight: "medium",
        fontSize: "sm",
        textTransform: capitals,
        transitionProperty: "[background-color, border-color, color]",
        transitionDuration: "quick",
      },
      "&:hover span": { borderColor: "highlight" },
      "& input:checked + span": {
        backgroundColor: "surface.accent",
        borderColor: "surface.accent",
        color: "surface.card",
      },
      // As in `choicePanels`: arrow keys in WebKit.
      "& input:focus-visible + span, &:not(:hover) input:focus + span": focusRing,
    },
  },
});
