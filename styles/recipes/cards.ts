import { defineSlotRecipe } from "../define.ts";
import { container } from "../fragments.ts";
import { capitals, theme } from "../theme.gen.ts";

/** Background picture with a gradient that makes text legible. */
const cover = {
  position: "absolute",
  inset: "0",
  width: "full",
  height: "full",
  objectFit: "cover",
  // Hides the alternative text of a failed picture, which would overlap the card's text.
  _after: { color: "transparent" },
  // The text is dark in print.
  _print: { display: "none" },
} as const;

export const hero = defineSlotRecipe({
  className: "hero",
  staticCss: [{ size: ["screen", "page"], place: ["section", "slide"] }],
  slots: ["root", "picture", "shade", "inner", "content", "eyebrow", "text"],
  base: {
    root: {
      position: "relative",
      display: "flex",
      backgroundColor: "chrome",
      color: "chrome.text",
      overflow: "hidden",
      _print: { minHeight: "[auto !important]" },
    },
    picture: { "& img": cover, _print: { display: "[none !important]" } },
    shade: {
      _print: { display: "[none !important]" },
      position: "absolute",
      inset: "0",
      backgroundGradient: { base: "sceneBottom", lg: "sceneStart" },
      _rtl: { scale: "[-1 1]" },
    },
    inner: {
      position: "relative",
      ...container,
      paddingBlock: { base: "12", lg: "20" },
      _print: { paddingBlock: "[1.5rem !important]" },
      display: "flex",
      alignItems: { base: "end", lg: "center" },
    },
    content: {
      display: "grid",
      gap: { base: "3", md: "5" },
      maxWidth: { base: "[44rem]", lg: "[32rem]", xl: "[40rem]", "2xl": "[44rem]" },
    },
    eyebrow: { fontFamily: "heading", textTransform: capitals, color: "chrome.accent", fontSize: "lg" },
    text: {
      textStyle: { base: "body", md: "lead" },
      color: "chrome.text",
      maxWidth: { base: "[36rem]", lg: "[30rem]" },
    },
  },
  variants: {
    size: {
      screen: {
        // Fills the window together with the header, on phones with the cookie notice too: it covers no button.
        root: {
          flexDirection: { base: "column", lg: "row" },
          minHeight: {
            base: "[min({sizes.heroPhone}, calc(100svh - {sizes.header} - {sizes.notice}))]",
            md: "[min({sizes.hero}, calc(100svh - {sizes.headerMd}))]",
            xl: "[min({sizes.hero}, calc(100svh - {sizes.headerXl}))]",
          },
        },
        // On narrow windows the scene takes the space that the text leaves, and fades out below its first line.
        picture: {
          display: "block",
          position: { base: "relative", lg: "absolute" },
          flexGrow: "1",
          minHeight: { base: "[clamp(4rem, 60svh - 18rem, 56vw)]", lg: "[auto]" },
          marginBlockEnd: { base: "-12", lg: "0" },
          insetBlock: { lg: "0" },
          // Beside the text, which would otherwise cover the subject.
          insetInlineStart: { lg: "[22%]" },
          insetInlineEnd: { lg: "0" },
          maskImage: {
            base: "[linear-gradient(0deg, transparent, black {spacing.24})]",
            lg: "[linear-gradient(90deg, transparent 4%, black 42%)]",
          },
          // The subjects of portraits are in their lower half; from lg on, they are beside the text.
          "& img": { position: "absolute", objectPosition: { base: "[70% 76%]", lg: "[25% 50%]" } },
          _rtl: {
            maskImage: { lg: "[linear-gradient(270deg, transparent 4%, black 42%)]" },
            "& img": { objectPosition: { lg: "[85% 50%]" } },
          },
        },
        inner: {
          paddingBlockStart: { base: "0", lg: "20" },
          paddingBlockEnd: { base: "6", md: "12", lg: "20" },
        },
      },
      // The text is beside the picture, or below it on narrow windows.
      page: {
        root: {
          flexDirection: { base: "column", lg: "row" },
          minHeight: { lg: "[max({sizes.heroPage}, min(36vw, 40rem))]" },
        },
        picture: {
          display: "block",
          position: { base: "relative", lg: "absolute" },
          flexShrink: "[0]",
          insetBlock: { lg: "0" },
          insetInlineEnd: { lg: "0" },
          width: { base: "full", lg: "[72%]" },
          aspectRatio: { base: "scene", lg: "[auto]" },
          maxHeight: { base: "[60svh]", lg: "[none]" },
          maskImage: {
            base: "[linear-gradient(180deg, black 55%, transparent)]",
            lg: "[linear-gradient(90deg, transparent, black 55%)]",
          },
          _rtl: { maskImage: { lg: "[linear-gradient(270deg, transparent, black 55%)]" } },
          // Keeps the upper part of the picture visible.
          "& img": { objectPosition: "[50% 20%]" },
        },
        shade: { display: { base: "none", lg: "block" } },
        inner: { paddingBlockStart: { base: "0", lg: "20" } },
      },
    },
    place: {
      section: {},
      slide: {
        content: {
          // Space for the slider's buttons.
          paddingBlockEnd: { base: "14", md: "16", lg: "0" },
          transitionProperty: "[opacity, translate]",
          transitionDuration: "fadeUp",
          transitionTimingFunction: "out",
          "[data-engine=keen] > [data-current=false] &": { opacity: "0", translate: "[0 2rem]" },
          _print: {
            opacity: "[1 !important]",
            translate: "[none !important]",
            paddingBlockEnd: "[0 !important]",
          },
        },
      },
    },
  },
});

const line = { borderBlockStart: "heavy" } as const;

export const categoryBanner = defineSlotRecipe({
  className: "category-banner",
  staticCss: [
    {
      size: ["large", "small", "tile"],
      color: ["gray", "red", "yellow", "blue", "black", "white", "blue-gray", "light-grey", "purple"],
    },
  ],
  slots: ["root", "image", "shade", "content", "title", "count"],
  base: {
    root: {
      position: "relative",
      display: "flex",
      alignItems: "end",
      overflow: "hidden",
      borderRadius: "card",
      backgroundColor: "chrome",
      color: "chrome.text",
      "&:hover img": { scale: "[1.03]" },
      _print: { minHeight: "[auto !important]" },
    },
    image: {
      ...cover,
      objectPosition: `[${theme.focus}% 50%]`,
      transitionProperty: "[scale]",
      transitionDuration: "banner",
    },
    shade: {
      position: "absolute",
      inset: "0",
      backgroundGradient: "sceneFoot",
      _print: { display: "none" },
    },
    content: { position: "relative", padding: { base: "5", lg: "6" }, display: "grid", gap: "1" },
    title: { textStyle: "h4" },
    count: { color: "chrome.muted", textStyle: "small" },
  },
  variants: {
    size: {
      large: {
        root: {
          minHeight: { base: "[11rem]", sm: "bannerSmall", lg: "bannerLarge" },
          gridColumn: { base: "span 2", sm: "auto", xl: "span 2" },
        },
        title: { textStyle: { base: "h3", sm: "h4", xl: "h3" } },
      },
      small: {
        root: { minHeight: { base: "[8rem]", sm: "bannerSmall" } },
        content: { padding: { base: "3", sm: "5", lg: "6" }, minWidth: "0", maxWidth: "full" },
        // The longest category name fits half a phone's width.
        title: { fontSize: "[min({fontSizes.h4}, 5.2vw)]", hyphens: "auto", overflowWrap: "anywhere" },
      },
      tile: {
        root: { minHeight: { base: "[7.5rem]", md: "[10rem]" } },
        content: { padding: "4" },
        title: { textStyle: "body", fontFamily: "heading", textTransform: capitals },
      },
    },
    color: {
      gray: { content: { ...line, borderColor: "swatch.gray" } },
      red: { content: { ...line, borderColor: "swatch.red" } },
      yellow: { content: { ...line, borderColor: "swatch.yellow" } },
      blue: { content: { ...line, borderColor: "swatch.blue" } },
      black: { content: { ...line, borderColor: "swatch.black" } },
      white: { content: { ...line, borderColor: "swatch.white" } },
      "blue-gray": { content: { ...line, borderColor: "swatch.blueGray" } },
      "light-grey": { content: { ...line, borderColor: "swatch.lightGrey" } },
      purple: { content: { ...line, borderColor: "swatch.purple" } },
    },
  },
});
