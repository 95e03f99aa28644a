import { defineSlotRecipe } from "../define.ts";
import { focusRing } from "../fragments.ts";

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
    root: { display: "grid", gap: { base: "6", lg: "8" }, ...tagRules },
    filter: { display: "flex", flexWrap: "wrap", gap: "2", _print: { display: "none" } },
    legend: { srOnly: true },
    choice: {
      position: "relative",
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
        textTransform: "uppercase",
        transitionProperty: "[background-color, border-color, color]",
        transitionDuration: "quick",
      },
      "&:hover span": { borderColor: "orchid" },
      "& input:checked + span": {
        backgroundColor: "surface.accent",
        borderColor: "surface.accent",
        color: "surface.card",
      },
      "& input:focus-visible + span": focusRing,
    },
  },
});
