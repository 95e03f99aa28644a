import { defineSlotRecipe } from "../define.ts";

import { dropdownEntry, dropdownPanel } from "./dropdown.ts";
import { capitals } from "../theme.gen.ts";

export const languageMenu = defineSlotRecipe({
  className: "language-menu",
  staticCss: [{ place: ["header", "drawer"] }],
  slots: ["root", "summary", "label", "badge", "list", "group", "country", "link", "note"],
  base: {
    root: { position: "relative" },
    summary: {
      display: "flex",
      alignItems: "center",
      gap: "2",
      cursor: "pointer",
      listStyle: "none",
      "&::-webkit-details-marker": { display: "none" },
      "& svg": { transitionProperty: "[rotate]", transitionDuration: "quick", color: "chrome.muted" },
      "[open] > &": { "& svg": { rotate: "[180deg]" } },
    },
    label: { srOnly: true },
    badge: {
      display: "inline-grid",
      placeItems: "center",
      minWidth: "10",
      paddingInline: "2",
      paddingBlock: "0.5",
      border: "thin",
      borderColor: "chrome.line",
      borderRadius: "[.375rem]",
      backgroundColor: "base.dark.card",
      color: "chrome.text",
      fontFamily: "heading",
      fontSize: "sm",
      textTransform: capitals,
      hyphens: "none",
    },
    link: { ...dropdownEntry, flexWrap: "wrap", columnGap: "3", rowGap: "1", _before: { display: "none" } },
    group: { breakInside: "avoid" },
    country: {
      display: "block",
      paddingInline: "4",
      paddingBlockStart: "3",
      color: "chrome.muted",
      fontSize: "sm",
    },
    note: { flexBasis: "[100%]", color: "chrome.muted", fontSize: "sm" },
  },
  variants: {
    place: {
      header: {
        root: { display: "flex", flexDirection: "column", alignSelf: "stretch" },
        summary: { minHeight: "headerXl" },
        list: {
          ...dropdownPanel,
          insetInlineEnd: "0",
          animation: "[dropdown .15s ease-out]",
          "&[data-grouped]": {
            columns: "[3 12rem]",
            width: "[min(90vw, 48rem)]",
          },
        },
      },
      drawer: {
        summary: { minHeight: "12", "& svg": { marginInlineStart: "auto" } },
        list: {
          display: "grid",
          gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))",
          minWidth: "[min(100%, {sizes.dropdown})]",
          paddingBlockStart: "2",
        },
        country: { paddingInline: "0" },
        link: { paddingInline: "0", paddingBlock: "2", minHeight: "12" },
      },
    },
  },
});
