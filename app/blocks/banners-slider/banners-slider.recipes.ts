import { defineRecipe } from "../../../styles/define.ts";

export const bannersSlider = defineRecipe({
  className: "banners-slider",
  base: {
    position: "relative",
    backgroundColor: "chrome",
    color: "chrome.text",
    "--colors-surface-card": "{colors.chrome.raised}",
    "--colors-surface-text": "{colors.chrome.text}",
    "--colors-surface-muted": "{colors.chrome.muted}",
  },
});
