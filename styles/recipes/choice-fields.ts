import { defineRecipe } from "../define.ts";

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
