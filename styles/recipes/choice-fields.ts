import { defineRecipe, defineSlotRecipe } from "../define.ts";
import { thinScrollbar } from "../fragments.ts";

export const fieldRow = defineRecipe({
  className: "field-row",
  base: {
    display: "grid",
    width: "full",
    gap: "5",
    alignItems: "start",
    // At most three columns: six fields fill two rows.
    gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, max(18rem, 100% / 4 + .0625rem)), 1fr))",
  },
});

export const selectField = defineRecipe({
  className: "select-field",
  base: {
    position: "relative",
    color: "surface.text",
    "& select": { appearance: "none", paddingInlineEnd: "12", cursor: "pointer", textOverflow: "ellipsis" },
    "& option, & optgroup": { backgroundColor: "surface.card", color: "surface.text" },
    "& svg": {
      position: "absolute",
      insetInlineEnd: "4",
      insetBlock: "0",
      marginBlock: "auto",
      pointerEvents: "none",
    },
  },
});

export const comboboxField = defineSlotRecipe({
  className: "combobox-field",
  slots: ["root", "list", "option", "note", "status"],
  base: {
    root: { position: "relative", color: "surface.text" },
    list: {
      position: "absolute",
      insetInlineStart: "0",
      insetBlockStart: "[calc(100% + .25rem)]",
      zIndex: "content",
      width: "[max(100%, min(22rem, 80vw))]",
      maxHeight: "[20rem]",
      overflowY: "auto",
      ...thinScrollbar,
      padding: "2",
      backgroundColor: "surface.card",
      border: "thin",
      borderColor: "surface.line",
      borderRadius: "card",
      boxShadow: "lifted",
    },
    option: {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr) auto",
      columnGap: "4",
      alignItems: "center",
      minHeight: "12",
      paddingInline: "3",
      borderRadius: "button",
      overflowWrap: "anywhere",
      cursor: "pointer",
      "&[aria-selected=true]": {
        backgroundColor: "[color-mix(in srgb, {colors.highlight} 18%, transparent)]",
      },
    },
    note: { color: "surface.muted", textStyle: "small", fontVariantNumeric: "tabular-nums" },
    status: { srOnly: true },
  },
});
