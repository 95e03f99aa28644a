import { defineSlotRecipe } from "../define.ts";

export const gallery = defineSlotRecipe({
  className: "gallery",
  slots: ["entry", "name"],
  base: {
    entry: { borderBlockEnd: "thin", borderColor: "orchid" },
    name: { padding: "2", backgroundColor: "citrine", color: "ink", textStyle: "small" },
  },
});
