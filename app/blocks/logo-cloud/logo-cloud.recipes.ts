import { defineSlotRecipe } from "../../../styles/define.ts";

export const logoCloud = defineSlotRecipe({
  className: "logo-cloud",
  staticCss: [{ lettering: ["condensed", "wide", "round"] }],
  slots: ["root", "mark", "name"],
  base: {
    root: {
      display: "flex",
      flexDirection: { base: "column", xl: "row" },
      alignItems: "center",
      justifyContent: "center",
      textAlign: { base: "center", xl: "start" },
      gap: "3",
      height: "full",
      minHeight: { base: "30", xl: "24" },
      padding: { base: "3", xl: "4" },
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
        borderColor: "orchid",
        "& svg": { filter: "[none]" },
      },
    },
    mark: { flexShrink: "[0]", width: "10" },
    name: { minWidth: "0", overflowWrap: "anywhere", lineHeight: "h4", textWrap: "balance" },
  },
  variants: {
    lettering: {
      condensed: {
        name: {
          fontFamily: "heading",
          fontWeight: "bold",
          fontSize: { base: "lg", lg: "h4" },
          textTransform: "uppercase",
        },
      },
      wide: {
        name: {
          fontWeight: "medium",
          fontSize: { base: "sm", lg: "base" },
          letterSpacing: { base: "[.12em]", lg: "[.22em]" },
          textTransform: "uppercase",
        },
      },
      round: {
        name: { fontWeight: "bold", fontSize: { base: "base", lg: "lg" }, letterSpacing: "[-.01em]" },
      },
    },
  },
});
