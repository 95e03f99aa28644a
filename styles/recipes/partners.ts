import { defineSlotRecipe } from "../define.ts";

import {
  arrowMark,
  cardSurface,
  countryChip,
  coveringLink,
  facetBackground,
  linkedCard,
} from "./card-surface.ts";

export const logoCloud = defineSlotRecipe({
  className: "logo-cloud",
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

export const partnerCard = defineSlotRecipe({
  className: "partner-card",
  slots: ["root", "icon", "name", "text", "action"],
  base: {
    root: {
      ...cardSurface,
      display: "flex",
      flexDirection: "column",
      alignItems: "flex-start",
      gap: "3",
      padding: { base: "5", lg: "8" },
    },
    icon: {
      ...facetBackground,
      display: "grid",
      placeItems: "center",
      width: "20",
      height: "20",
      marginBlockEnd: "3",
      color: "white",
      clipPath: "polygon(50% 0, 100% 25%, 100% 75%, 50% 100%, 0 75%, 0 25%)",
    },
    name: { textStyle: "h4", hyphens: "auto" },
    text: { color: "surface.muted", textStyle: "body", marginBlockEnd: "3" },
    action: { marginBlockStart: "auto", maxWidth: "full" },
  },
});

export const shopCard = defineSlotRecipe({
  className: "shop-card",
  slots: ["root", "name", "kind", "arrow"],
  base: {
    root: {
      ...linkedCard,
      display: "flex",
      flexDirection: "column",
      gap: "1",
      minHeight: "[9rem]",
      padding: { base: "4", lg: "5" },
    },
    name: { ...coveringLink, fontFamily: "heading", fontSize: "lg", fontWeight: "medium", hyphens: "auto" },
    kind: { color: "surface.muted", textStyle: "small", marginBlockEnd: "3" },
    arrow: arrowMark,
  },
});

export const flagCard = defineSlotRecipe({
  className: "flag-card",
  slots: ["root", "chip", "name", "note"],
  base: {
    root: {
      ...linkedCard,
      display: "flex",
      flexDirection: { base: "column", xl: "row" },
      alignItems: { base: "flex-start", xl: "center" },
      gap: "3",
      height: "full",
      padding: { base: "3", lg: "4" },
    },
    chip: { ...countryChip, width: "12", height: "8" },
    name: { minWidth: "0", fontWeight: "medium", textStyle: "small", hyphens: "auto" },
    note: { display: "block", fontWeight: "regular", color: "surface.muted" },
  },
});
