import { defineSlotRecipe } from "@pandacss/dev";

import { container } from "../container.ts";

/** Pictures carry text only over a gradient of the chrome's own dark. */
const cover = {
  position: "absolute",
  inset: "0",
  width: "full",
  height: "full",
  objectFit: "cover",
  // When the picture fails, its words would stand behind those on it.
  _after: { color: "transparent" },
} as const;

export const hero = defineSlotRecipe({
  className: "hero",
  slots: ["root", "picture", "shade", "inner", "content", "eyebrow", "text", "actions"],
  base: {
    root: {
      position: "relative",
      display: "flex",
      backgroundColor: "chrome",
      color: "chrome.text",
      overflow: "hidden",
    },
    picture: { "& img": cover },
    shade: {
      position: "absolute",
      inset: "0",
      backgroundGradient: { base: "sceneBottom", lg: "sceneStart" },
      _rtl: { scale: "[-1 1]" },
    },
    inner: {
      position: "relative",
      ...container,
      paddingBlock: { base: "12", lg: "20" },
      display: "flex",
      alignItems: { base: "end", lg: "center" },
    },
    content: { display: "grid", gap: "5", maxWidth: "[44rem]" },
    eyebrow: { fontFamily: "heading", textTransform: "uppercase", color: "chrome.accent", fontSize: "lg" },
    text: { textStyle: "lead", color: "chrome.text", maxWidth: "[36rem]" },
    actions: { display: "flex", flexWrap: "wrap", gap: "3", marginBlockStart: "3" },
  },
  variants: {
    size: {
      screen: { root: { minHeight: "heroScreen" } },
      page: { root: { minHeight: "heroPage" } },
    },
  },
});

export const categoryBanner = defineSlotRecipe({
  className: "category-banner",
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
    },
    image: { ...cover, transitionProperty: "[scale]", transitionDuration: "banner" },
    shade: { position: "absolute", inset: "0", backgroundGradient: "sceneFoot" },
    content: { position: "relative", padding: { base: "5", lg: "6" }, display: "grid", gap: "1" },
    title: { textStyle: "h4" },
    count: { color: "chrome.muted", textStyle: "small" },
  },
  variants: {
    size: {
      large: {
        root: { minHeight: { base: "bannerSmall", lg: "bannerLarge" }, gridColumn: { xl: "span 2" } },
        title: { textStyle: "h3" },
      },
      small: { root: { minHeight: "bannerSmall" } },
    },
  },
});

export const productCard = defineSlotRecipe({
  className: "product-card",
  slots: ["root", "media", "badge", "body", "name", "promise", "price", "stock"],
  base: {
    root: {
      position: "relative",
      display: "flex",
      flexDirection: "column",
      backgroundColor: "surface.card",
      color: "surface.text",
      border: "thin",
      borderColor: "surface.line",
      borderRadius: "card",
      overflow: "hidden",
      transitionProperty: "[border-color, box-shadow]",
      transitionDuration: "quick",
      _hover: { borderColor: "orchid", boxShadow: "lifted" },
    },
    media: {
      aspectRatio: "[4 / 3]",
      display: "grid",
      placeItems: "center",
      padding: "4",
      "& img": { width: "full", height: "full", objectFit: "contain" },
    },
    badge: { position: "absolute", insetBlockStart: "4", insetInlineStart: "4" },
    body: {
      display: "flex",
      flexDirection: "column",
      flexGrow: "1",
      gap: "2",
      padding: "5",
      paddingBlockStart: "0",
    },
    name: { textStyle: "h4", "& a::after": { content: "''", position: "absolute", inset: "0" } },
    promise: { color: "surface.muted", textStyle: "small" },
    price: {
      marginBlockStart: "auto",
      paddingBlockStart: "3",
      fontFamily: "heading",
      fontSize: "h4",
      fontWeight: "medium",
    },
    stock: { color: "surface.muted", textStyle: "small" },
  },
});

export const callToAction = defineSlotRecipe({
  className: "call-to-action",
  slots: ["root", "image", "inner", "content", "text"],
  base: {
    root: {
      position: "relative",
      overflow: "hidden",
      backgroundColor: "chrome.raised",
      color: "chrome.text",
      paddingBlock: { base: "16", lg: "24" },
      borderBlockEnd: "thin",
      borderColor: "chrome.line",
    },
    image: {
      position: "absolute",
      insetInlineEnd: { base: "[-20%]", lg: "[4%]" },
      insetBlockStart: "[50%]",
      translate: "[0 -50%]",
      height: "[130%]",
      width: "auto",
      maxWidth: "[none]",
      maskImage: "[linear-gradient(90deg, transparent, black 45%)]",
      opacity: { base: "[.3]", lg: "[.9]" },
      _after: { color: "transparent" },
    },
    inner: {
      position: "relative",
      ...container,
    },
    content: { display: "grid", gap: "5", justifyItems: "start", maxWidth: "[40rem]" },
    text: { textStyle: "lead", color: "chrome.text" },
  },
});
