import { defineSlotRecipe } from "../define.ts";
import { plainSummary, textLink, thinScrollbar } from "../fragments.ts";
import { capitals } from "../theme.gen.ts";

/** Full-screen below lg (styles/global.ts hides the page), from lg on open beside the list where supported. */
export const filterPanel = defineSlotRecipe({
  className: "filter-panel",
  slots: ["root", "summary", "title", "active", "close", "body", "groups", "actions"],
  base: {
    root: {
      minWidth: "0",
      color: "surface.text",
      lgDown: {
        "&[open]": {
          position: "fixed",
          inset: "0",
          zIndex: "notice",
          display: "flex",
          flexDirection: "column",
          backgroundColor: "surface",
          animation: "[drawer {durations.banner} {easings.out}]",
        },
        "&[open]::details-content": {
          display: "flex",
          flexDirection: "column",
          flexGrow: "1",
          minHeight: "0",
        },
      },
      lg: {
        position: "sticky",
        insetBlockStart: "[calc({sizes.headerMd} + 1.5rem)]",
        "@supports selector(::details-content)": {
          "&::details-content": { display: "block", contentVisibility: "visible", height: "auto" },
        },
      },
    },
    summary: {
      ...plainSummary,
      display: "flex",
      alignItems: "center",
      gap: "3",
      minHeight: "buttonMd",
      paddingInline: "4",
      border: "thin",
      borderColor: "surface.muted",
      borderRadius: "button",
      backgroundColor: "surface.card",
      fontFamily: "heading",
      fontWeight: "medium",
      textTransform: capitals,
      lgDown: {
        "[open] > &": {
          borderWidth: "0",
          borderBlockEndWidth: "[.0625rem]",
          borderRadius: "[0]",
          flexShrink: "[0]",
        },
      },
      lg: { "@supports selector(::details-content)": { display: "none" } },
    },
    title: { display: "flex", alignItems: "center", gap: "2", flexGrow: "1" },
    active: {
      display: "grid",
      placeItems: "center",
      minWidth: "6",
      height: "6",
      paddingInline: "1.5",
      borderRadius: "full",
      backgroundColor: "action",
      color: "action.text",
      fontSize: "sm",
      lineHeight: "none",
    },
    close: { display: "none", lgDown: { "[open] > * > &": { display: "block" } } },
    body: {
      display: "flex",
      flexDirection: "column",
      minHeight: "0",
      flexGrow: "1",
      lg: { maxHeight: "[calc(100vh - {sizes.headerMd} - 3rem - var(--covered, 0rem))]" },
    },
    groups: {
      display: "grid",
      gap: "6",
      alignContent: "start",
      overflowY: "auto",
      ...thinScrollbar,
      flexGrow: "1",
      minHeight: "0",
      padding: { base: "4", lg: "0" },
      // Padding for focus rings; a fade at the lower edge.
      lg: {
        margin: "-1",
        padding: "1",
        paddingBlockEnd: "8",
        maskImage: "[linear-gradient(to top, transparent, black 2rem)]",
      },
    },
    actions: {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      gap: "4",
      padding: { base: "4", lg: "0" },
      paddingBlockStart: { lg: "4" },
      borderBlockStart: "thin",
      borderColor: "surface.line",
      flexShrink: "[0]",
      "& button": { flexGrow: { base: "1", sm: "0" } },
      lg: { "@media (scripting: enabled)": { display: "none" } },
    },
  },
});

export const activeFilters = defineSlotRecipe({
  className: "active-filters",
  slots: ["root", "filter", "reset"],
  base: {
    root: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "2" },
    filter: {
      display: "inline-flex",
      alignItems: "center",
      gap: "2",
      minHeight: "8",
      paddingInline: "3",
      border: "thin",
      borderColor: "surface.muted",
      borderRadius: "full",
      backgroundColor: "surface.card",
      textStyle: "small",
      _hover: { borderColor: "highlight", color: "surface.accent" },
    },
    reset: {
      display: "inline-flex",
      alignItems: "center",
      minHeight: "8",
      paddingInline: "1",
      textStyle: "small",
      ...textLink,
    },
  },
});
