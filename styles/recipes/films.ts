import { defineSlotRecipe } from "../define.ts";

import { cardFace } from "./card-surface.ts";
import { textLink } from "./text-link.ts";

export const video = defineSlotRecipe({
  className: "video",
  slots: ["root", "film", "play", "figure", "caption"],
  base: {
    root: { position: "relative", borderRadius: "card", overflow: "hidden", backgroundColor: "night" },
    film: { display: "block", width: "full", height: "auto", aspectRatio: "[16 / 9]", objectFit: "cover" },
    play: {
      position: "absolute",
      inset: "0",
      margin: "auto",
      display: "grid",
      placeItems: "center",
      width: "playButton",
      height: "playButton",
      borderRadius: "full",
      backgroundColor: "plum",
      color: "white",
      cursor: "pointer",
      transitionProperty: "[background-color]",
      transitionDuration: "quick",
      _hover: { backgroundColor: "violet" },
      "& path": { fill: "current" },
    },
    figure: { display: "grid", gap: "3" },
    caption: { color: "surface.muted", textStyle: "small" },
  },
});

export const videoThumbnail = defineSlotRecipe({
  className: "video-thumbnail",
  slots: ["picture", "title", "panel", "heading", "text"],
  base: {
    picture: {
      position: "relative",
      display: "block",
      color: "white",
      "& img": {
        display: "block",
        width: "full",
        aspectRatio: "[16 / 9]",
        height: "auto",
        objectFit: "cover",
      },
      "& svg": {
        position: "absolute",
        insetBlockEnd: "3",
        insetInlineStart: "3",
        padding: "1",
        borderRadius: "full",
        backgroundColor: "night",
      },
    },
    title: {
      display: "block",
      padding: "3",
      fontFamily: "heading",
      fontWeight: "medium",
      textTransform: "uppercase",
      lineHeight: "h4",
      overflowWrap: "anywhere",
    },
    panel: { display: "grid", gap: "4" },
    heading: { textStyle: "h4" },
    text: { color: "surface.muted", maxWidth: "prose" },
  },
});

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
        "[linear-gradient(150deg, color-mix(in srgb, {colors.orchid} 14%, transparent) 0 22%, transparent 22.1%), linear-gradient(330deg, color-mix(in srgb, {colors.orchid} 8%, transparent) 0 18%, transparent 18.1%)]",
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
