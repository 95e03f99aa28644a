import { defineRecipe } from "../define.ts";

/** At most `columns` columns. Minimum width: 240 px; tiles 128 px, wide cards 304 px. */
export const columnGrid = defineRecipe({
  className: "column-grid",
  staticCss: [{ columns: ["2", "3", "4", "5", "6"] }],
  base: {
    display: "grid",
    gap: { base: "4", lg: "6" },
    // Minimum width that makes one more column impossible.
    gridTemplateColumns:
      "[repeat(auto-fill, minmax(min(100%, max(var(--narrowest), 100% / (var(--columns) + 1) + .0625rem)), 1fr))]",
  },
  variants: {
    columns: {
      "2": { "--columns": "2" },
      "3": {
        "--columns": "3",
        // With two columns the third of three items spans the row.
        "& > :nth-child(3):last-child": { smToLg: { gridColumn: "1 / -1" } },
      },
      "4": {
        "--columns": "4",
        // Avoids a row of three and one.
        "&:has(> :nth-child(4):last-child)": {
          smToXl: { gridTemplateColumns: "[repeat(2, minmax(0, 1fr))]" },
        },
        // Avoids two rows of three and one of two.
        "&:has(> :nth-child(8):last-child)": {
          lgToXl: { gridTemplateColumns: "[repeat(4, minmax(0, 1fr))]" },
        },
      },
      "5": { "--columns": "5" },
      "6": {
        "--columns": "6",
        "&:has(> :nth-child(6):last-child)": {
          smToXl: { gridTemplateColumns: "[repeat(3, minmax(0, 1fr))]" },
        },
      },
    },
    size: {
      cards: { "--narrowest": "15rem" },
      tiles: { "--narrowest": "8rem", gap: "4" },
      wide: {
        "--narrowest": "19rem",
        "& > :nth-child(3):last-child": { smToXl: { gridColumn: "1 / -1" } },
      },
    },
  },
  defaultVariants: { size: "cards" },
});
