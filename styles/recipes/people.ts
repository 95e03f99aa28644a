import { defineSlotRecipe } from "../define.ts";

import { container } from "../container.ts";

import { cardSurface, coveringLink, facetBackground, linkedCard } from "./card-surface.ts";
import { darkSurface } from "./section.ts";
import { textLink } from "./text-link.ts";

export const teamCard = defineSlotRecipe({
  className: "team-card",
  slots: ["root", "portrait", "body", "name", "position", "description", "contacts"],
  base: {
    // On a narrow window the portrait stands beside the words: a team is not a page of portraits.
    root: {
      ...cardSurface,
      display: "grid",
      gridTemplateColumns: { base: "5.5rem minmax(0, 1fr)", sm: "minmax(0, 1fr)" },
      gridTemplateRows: { sm: "auto 1fr" },
      overflow: "hidden",
    },
    portrait: {
      ...facetBackground,
      aspectRatio: { sm: "[3 / 2]" },
      display: "grid",
      placeItems: "center",
      "& img": { width: "full", height: "full", objectFit: "cover", objectPosition: "[50% 30%]" },
      "& svg": {
        width: { base: "14", sm: "[46%]" },
        height: "auto",
        filter: "[drop-shadow(0 .75rem 1.5rem color-mix(in srgb, {colors.night} 60%, transparent))]",
      },
    },
    body: { display: "flex", flexDirection: "column", flexGrow: "1", gap: "2", padding: "5" },
    // A long surname fits a column of four.
    name: { textStyle: "h4", fontSize: { lg: "lg", "2xl": "h4" }, hyphens: "auto" },
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

export const awardCard = defineSlotRecipe({
  className: "award-card",
  slots: ["root", "seal", "body", "giver", "title", "text"],
  base: {
    root: {
      ...linkedCard,
      display: "flex",
      gap: { base: "4", lg: "6" },
      alignItems: "flex-start",
      padding: { base: "5", lg: "6" },
    },
    seal: { flexShrink: "[0]", width: { base: "16", "2xl": "24" } },
    body: {
      display: "grid",
      gap: "2",
      gridTemplateColumns: "[minmax(0, 1fr)]",
      flexGrow: "1",
      minWidth: "0",
    },
    giver: { color: "surface.muted", textStyle: "small" },
    title: { ...coveringLink, textStyle: "h4", hyphens: "auto" },
    text: { color: "surface.muted", textStyle: "body" },
  },
});

export const awardInvitation = defineSlotRecipe({
  className: "award-invitation",
  slots: ["root", "inner", "panel", "seal", "content", "eyebrow", "text", "action", "address"],
  base: {
    root: {
      ...darkSurface,
      backgroundColor: "chrome",
      color: "chrome.text",
      paddingBlock: { base: "16", lg: "24" },
      overflow: "hidden",
    },
    inner: {
      ...container,
    },
    panel: {
      display: "grid",
      gap: { base: "6", lg: "12" },
      alignItems: "center",
      gridTemplateColumns: {
        base: "minmax(0, 1fr)",
        lg: "minmax(0, 1fr) minmax(0, 24rem)",
        xl: "auto minmax(0, 1fr) minmax(0, 24rem)",
      },
    },
    // Beside text and form there is no room for it on middle windows.
    seal: { width: { base: "24", xl: "[11rem]" }, gridColumn: { lg: "1 / -1", xl: "auto" } },
    content: { display: "grid", gap: "4", maxWidth: "prose" },
    eyebrow: {
      fontFamily: "heading",
      fontSize: "lg",
      textTransform: "uppercase",
      color: { base: "citrine", _print: "chrome.text" },
    },
    text: { textStyle: "lead", color: "chrome.muted" },
    action: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "5" },
    address: { color: "chrome.muted", textStyle: "small", overflowWrap: "anywhere", "& a": textLink },
  },
});
