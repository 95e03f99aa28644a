import { defineRecipe } from "../define.ts";

/** As many columns as fit, at most `columns`; the narrowest column is 240 px, of tiles 128 px, of marks 160 px, of wide cards 304 px. */
export const columnGrid = defineRecipe({
  className: "column-grid",
  staticCss: [{ columns: ["2", "3", "4", "5", "6"] }],
  base: {
    display: "grid",
    gap: { base: "4", lg: "6" },
    // One column more than wanted can never fit.
    gridTemplateColumns:
      "[repeat(auto-fill, minmax(min(100%, max(var(--narrowest), 100% / (var(--columns) + 1) + .0625rem)), 1fr))]",
  },
  variants: {
    columns: {
      "2": { "--columns": "2" },
      "3": {
        "--columns": "3",
        // Of three cards where two fit beside each other, the third has a row of its own.
        "& > :nth-child(3):last-child": { smToLg: { gridColumn: "1 / -1" } },
      },
      "4": {
        "--columns": "4",
        // No row of three and one.
        "&:has(> :nth-child(4):last-child)": {
          smToXl: { gridTemplateColumns: "[repeat(2, minmax(0, 1fr))]" },
        },
        // Nor two of three and one of two.
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
      /** For a mark with its name. */
      marks: { "--narrowest": "10rem", gap: "4" },
      /** For cards with a picture beside their words. */
      wide: {
        "--narrowest": "19rem",
        "& > :nth-child(3):last-child": { smToXl: { gridColumn: "1 / -1" } },
      },
    },
  },
  defaultVariants: { size: "cards" },
});
