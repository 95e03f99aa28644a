import { defineSlotRecipe } from "../../../styles/define.ts";
import { cardFace } from "../../../styles/recipes/card-surface.ts";
import { textLink } from "../../../styles/fragments.ts";

export const iframeSection = defineSlotRecipe({
  className: "iframe-section",
  slots: ["frame", "notice", "icon", "text", "actions", "link"],
  base: {
    frame: {
      display: "block",
      width: "full",
      height: "frame",
      maxHeight: "[80svh]",
      ...cardFace,
    },
    notice: {
      display: "grid",
      justifyItems: "center",
      alignContent: "center",
      gap: "5",
      minHeight: "[min({sizes.frame}, 80svh)]",
      padding: { base: "5", md: "10" },
      textAlign: "center",
      ...cardFace,
      backgroundImage:
        "[linear-gradient(150deg, color-mix(in srgb, {colors.highlight} 14%, transparent) 0 22%, transparent 22.1%), linear-gradient(330deg, color-mix(in srgb, {colors.highlight} 8%, transparent) 0 18%, transparent 18.1%)]",
    },
    icon: { color: "surface.accent" },
    text: { maxWidth: "[34rem]", overflowWrap: "anywhere" },
    actions: { display: "grid", gap: "4", justifyItems: "center" },
    link: {
      ...textLink,
      overflowWrap: "anywhere",
      paddingBlock: "1",
    },
  },
});
