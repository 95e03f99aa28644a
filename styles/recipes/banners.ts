import { defineSlotRecipe } from "../define.ts";
import { container } from "../fragments.ts";
import { capitals } from "../theme.gen.ts";
import { facets, markShape } from "../shapes.ts";

export const variationFeatureBanner = defineSlotRecipe({
  className: "variation-feature-banner",
  staticCss: [{ accent: ["red", "yellow", "aqua", "blue", "pink", "gray"] }],
  slots: ["root", "inner", "content", "eyebrow", "title", "text", "stage", "picture"],
  base: {
    root: {
      position: "relative",
      overflow: "hidden",
      display: "flex",
      minHeight: "variationBanner",
      backgroundColor: "chrome",
      color: "chrome.text",
      "--beam": "{colors.highlight}",
    },
    inner: {
      display: "grid",
      gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "minmax(0, 5fr) minmax(0, 7fr)" },
      gap: "8",
      alignItems: { lg: "center" },
      ...container,
      paddingBlock: "16",
    },
    content: { display: "grid", gap: "5", justifyItems: "start", alignContent: "start" },
    eyebrow: {
      fontFamily: "heading",
      fontSize: "lg",
      textTransform: capitals,
      color: { base: "[var(--beam)]", _print: "chrome.text" },
    },
    title: { textStyle: "h2", hyphens: { mdDown: "auto" }, maxWidth: "full" },
    text: { textStyle: "lead", color: "chrome.muted", maxWidth: "[36rem]" },
    stage: { minWidth: "0" },
    picture: {
      position: "relative",
      display: "grid",
      placeItems: "center",
      width: "full",
      maxWidth: "[37.5rem]",
      aspectRatio: "square",
      marginInline: "auto",
      _before: {
        content: "''",
        position: "absolute",
        inset: "[4%]",
        clipPath: markShape,
        backgroundImage:
          "[linear-gradient(160deg, color-mix(in srgb, var(--beam) 55%, {colors.chrome}), {colors.chrome.raised} 62%)]",
      },
      ...(facets && {
        _after: {
          content: "''",
          position: "absolute",
          inset: "[4%]",
          clipPath: "[polygon(50% 0, 100% 25%, 50% 50%)]",
          backgroundColor: "[color-mix(in srgb, var(--beam) 26%, transparent)]",
        },
      }),
      "& img": {
        position: "relative",
        zIndex: "content",
        width: "full",
        height: "full",
        objectFit: "contain",
      },
    },
  },
  variants: {
    accent: {
      none: {},
      red: { root: { "--beam": "{colors.beam.red}" } },
      yellow: { root: { "--beam": "{colors.beam.yellow}" } },
      aqua: { root: { "--beam": "{colors.beam.aqua}" } },
      blue: { root: { "--beam": "{colors.beam.blue}" } },
      pink: { root: { "--beam": "{colors.beam.pink}" } },
      gray: { root: { "--beam": "{colors.beam.gray}" } },
    },
  },
});
