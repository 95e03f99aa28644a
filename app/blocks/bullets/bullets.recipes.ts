import { defineRecipe } from "../../../styles/define.ts";
import { bulletImage } from "../../../styles/theme.gen.ts";

export const bullets = defineRecipe({
  className: "bullets",
  staticCss: [{ columns: ["1", "2"] }],
  base: {
    display: "grid",
    columnGap: { base: "8", lg: "16" },
    "& > li": {
      paddingInlineStart: "10",
      paddingBlock: "3",
      textStyle: "lead",
      borderBlockEnd: "thin",
      borderColor: "surface.line",
      backgroundImage: `[${bulletImage}]`,
      backgroundRepeat: "no-repeat",
      backgroundSize: "[1.25rem]",
      backgroundPosition: "[0 1.1rem]",
      _rtl: { backgroundPosition: "[100% 1.1rem]" },
    },
  },
  variants: {
    columns: {
      "1": { maxWidth: "prose" },
      "2": { gridTemplateColumns: { md: "repeat(2, minmax(0, 1fr))" } },
    },
  },
});
