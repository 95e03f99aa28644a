import { defineSlotRecipe } from "../../../styles/define.ts";
import { capitals } from "../../../styles/theme.gen.ts";

export const logoCloud = defineSlotRecipe({
  className: "logo-cloud",
  staticCss: [{ lettering: ["condensed", "wide", "round"] }],
  slots: ["list", "root", "mark", "name"],
  base: {
    list: {
      display: "grid",
      gridTemplateColumns: {
        // One column where two would break long names: 320 px, or a phone with large text.
        base: "repeat(auto-fit, minmax(max(9.25rem, 40%), 1fr))",
        md: "repeat(3, minmax(0, 1fr))",
        xl: "repeat(4, minmax(0, 1fr))",
      },
      gap: { base: "2", md: "4" },
    },
    root: {
      display: "flex",
      alignItems: "center",
      justifyContent: { base: "start", md: "center" },
      gap: { base: "2", md: "3" },
      height: "full",
      minHeight: { base: "14", md: "24" },
      padding: { base: "2", md: "4" },
      border: "thin",
      borderColor: "surface.line",
      borderRadius: "card",
      color: "surface.muted",
      filter: "[grayscale(1)]",
      "& svg": { filter: "[brightness(1.5)]" },
      transitionProperty: "[filter, color, border-color]",
      transitionDuration: "banner",
      "&:hover, &:focus-visible": {
        filter: "[none]",
        color: "surface.text",
        borderColor: "highlight",
        "& svg": { filter: "[none]" },
      },
    },
    mark: { flexShrink: "[0]", width: { base: "6", md: "10" } },
    name: { minWidth: "0", overflowWrap: "anywhere", lineHeight: "h4", textWrap: "balance" },
  },
  variants: {
    lettering: {
      condensed: {
        name: {
          fontFamily: "heading",
          fontWeight: "bold",
          fontSize: { base: "sm", md: "lg", lg: "h4" },
          textTransform: capitals,
        },
      },
      wide: {
        name: {
          fontWeight: "medium",
          fontSize: { base: "[.75rem]", md: "sm", lg: "base" },
          letterSpacing: { base: "[0]", md: "[.12em]", lg: "[.22em]" },
          textTransform: capitals,
        },
      },
      round: {
        name: {
          fontWeight: "bold",
          fontSize: { base: "sm", md: "base", lg: "lg" },
          letterSpacing: "[-.01em]",
        },
      },
    },
  },
});
