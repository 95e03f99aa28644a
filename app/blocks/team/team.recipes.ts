import { defineSlotRecipe } from "../../../styles/define.ts";
import { cardSurface, tonedBackground } from "../../../styles/recipes/card-surface.ts";

export const teamCard = defineSlotRecipe({
  className: "team-card",
  slots: ["root", "portrait", "body", "name", "position", "description", "contacts"],
  base: {
    root: {
      ...cardSurface,
      display: "grid",
      gridTemplateColumns: { base: "5.5rem minmax(0, 1fr)", sm: "minmax(0, 1fr)" },
      gridTemplateRows: { sm: "auto 1fr" },
      overflow: "hidden",
    },
    portrait: {
      ...tonedBackground,
      aspectRatio: { sm: "[3 / 2]" },
      display: "grid",
      placeItems: "center",
      "& img": { width: "full", height: "full", objectFit: "cover", objectPosition: "[50% 30%]" },
      "& svg": {
        width: { base: "14", sm: "[46%]" },
        height: "auto",
        filter:
          "[drop-shadow(0 .75rem 1.5rem color-mix(in srgb, {colors.base.chrome.page} 60%, transparent))]",
      },
    },
    body: { display: "flex", flexDirection: "column", flexGrow: "1", gap: "2", padding: "5" },
    name: { textStyle: "h4", fontSize: { lg: "lg", "2xl": "h4" } },
    position: { color: "surface.accent", fontWeight: "medium", textStyle: "small" },
    description: { color: "surface.muted", textStyle: "body", marginBlockEnd: "3" },
    contacts: {
      marginBlockStart: "auto",
      display: "grid",
      gap: "1",
      textStyle: "small",
      overflowWrap: "[break-word]",
      "&:not(:empty)": { borderBlockStart: "thin", borderColor: "surface.line", paddingBlockStart: "3" },
      "& a": {
        display: "inline-flex",
        alignItems: "center",
        gap: "2",
        minHeight: "6",
        _hover: { textDecoration: "underline" },
      },
      "& svg": { flexShrink: "[0]", color: "surface.accent" },
      "& a:not([href^='tel:'], [href^='mailto:']) svg": { _rtl: { scale: "[-1 1]" } },
    },
  },
});
