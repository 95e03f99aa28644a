import { defineSlotRecipe } from "../define.ts";
import { focusRing } from "../focus-ring.ts";

import { cardFace } from "./card-surface.ts";
import { textLink } from "./text-link.ts";

/** A card whose one link covers it; its focus ring stands inside, where the row does not clip it. */
const coveringLink = {
  "& a::after": { content: "''", position: "absolute", inset: "0", borderRadius: "card" },
  "& a:focus-visible": { outlineStyle: "[none]" },
  "& a:focus-visible::after": { ...focusRing, outlineOffset: "-1" },
} as const;

export const testimonial = defineSlotRecipe({
  className: "testimonial",
  slots: ["root", "mark", "review", "reviewer", "name", "position", "links"],
  base: {
    root: {
      ...cardFace,
      display: "flex",
      flexDirection: "column",
      gap: "5",
      padding: { base: "5", lg: "8" },
    },
    mark: { color: "surface.accent" },
    review: { textStyle: "lead", textWrap: "[pretty]" },
    reviewer: { marginBlockStart: "auto", display: "grid", gap: "1" },
    name: { textStyle: "h4" },
    position: { color: "surface.muted", textStyle: "small" },
    links: {
      display: "flex",
      flexWrap: "wrap",
      columnGap: "5",
      rowGap: "2",
      marginBlockStart: "3",
      "& a": textLink,
      "& a:focus-visible": { outlineOffset: "0" },
    },
  },
});

/** Cut stones, of which some are lit. */
export const rating = defineSlotRecipe({
  className: "rating",
  slots: ["root", "stone", "empty", "full"],
  base: {
    root: { display: "inline-flex", gap: "0.5", color: "surface.accent" },
    stone: { width: "5", height: "5", overflow: "visible" },
    empty: { fill: "transparent", stroke: "surface.muted", strokeWidth: "[1]" },
    full: { fill: "current", stroke: "current", strokeWidth: "[1]" },
  },
});

/** A dark plate in every theme: the citrine of its mark needs the dark. */
export const award = defineSlotRecipe({
  className: "award",
  slots: ["root", "plate", "year", "name", "subject"],
  base: {
    root: { display: "grid", gap: "3", alignContent: "start" },
    plate: {
      width: "awardSlide",
      height: "awardPlate",
      display: "flex",
      alignItems: "center",
      justifyContent: "center",
      gap: "4",
      // On the purple surface the raised chrome would not be seen.
      backgroundColor: { base: "chrome.raised", _purple: "chrome" },
      color: "citrine",
      clipPath:
        "[polygon(.75rem 0, 100% 0, 100% calc(100% - .75rem), calc(100% - .75rem) 100%, 0 100%, 0 .75rem)]",
    },
    year: {
      fontFamily: "heading",
      fontSize: "h4",
      fontWeight: "medium",
      lineHeight: "none",
      color: "chrome.text",
    },
    name: { textStyle: "small", fontWeight: "medium", textWrap: "balance" },
    subject: { display: "block", color: "surface.muted", fontWeight: "regular" },
  },
});

export const appCard = defineSlotRecipe({
  className: "app-card",
  slots: ["root", "icon", "name", "text", "version"],
  base: {
    root: {
      ...cardFace,
      ...coveringLink,
      position: "relative",
      display: "flex",
      flexDirection: "column",
      gap: "3",
      padding: "6",
      transitionProperty: "[border-color]",
      transitionDuration: "quick",
      _hover: { borderColor: "orchid" },
    },
    icon: {
      width: "16",
      height: "16",
      marginBlockEnd: "2",
      display: "grid",
      placeItems: "center",
      backgroundColor: "plum",
      backgroundGradient: "facet",
      color: "white",
      clipPath: "[polygon(50% 0, 100% 25%, 100% 75%, 50% 100%, 0 75%, 0 25%)]",
    },
    name: { textStyle: "h4" },
    text: { color: "surface.muted", textStyle: "small" },
    version: {
      marginBlockStart: "auto",
      paddingBlockStart: "3",
      textStyle: "small",
      color: "surface.accent",
      fontVariantNumeric: "tabular-nums",
    },
  },
});

export const advertisement = defineSlotRecipe({
  className: "advertisement",
  slots: ["root", "image", "shade", "content", "title", "text"],
  base: {
    root: {
      ...coveringLink,
      position: "relative",
      display: "flex",
      alignItems: "end",
      minHeight: "advertisementHeight",
      overflow: "hidden",
      borderRadius: "card",
      backgroundColor: "chrome",
      color: "chrome.text",
      "&:hover img": { scale: "[1.03]" },
    },
    image: {
      position: "absolute",
      inset: "0",
      width: "full",
      height: "full",
      objectFit: "cover",
      objectPosition: "[68% 50%]",
      transitionProperty: "[scale]",
      transitionDuration: "banner",
      _after: { color: "transparent" },
      _print: { display: "none" },
    },
    shade: {
      position: "absolute",
      inset: "0",
      backgroundGradient: "sceneBottom",
      _print: { display: "none" },
    },
    content: { position: "relative", padding: "5", display: "grid", gap: "1", justifyItems: "start" },
    title: { textStyle: "h4" },
    text: { color: "chrome.text", textStyle: "small" },
  },
});

export const pictureSlide = defineSlotRecipe({
  className: "picture-slide",
  slots: ["root", "caption"],
  base: {
    root: {
      display: "grid",
      gap: "3",
      alignContent: "start",
      "& img": {
        width: "full",
        height: "auto",
        aspectRatio: "scene",
        objectFit: "cover",
        borderRadius: "card",
      },
    },
    caption: { color: "surface.muted", textStyle: "body", maxWidth: "prose" },
  },
});
