import { defineSlotRecipe } from "../define.ts";

export const gallery = defineSlotRecipe({
  className: "gallery",
  slots: ["entry", "name"],
  base: {
    entry: { borderBlockEnd: "thin", borderColor: "highlight" },
    name: { padding: "2", backgroundColor: "signal", color: "signal.text", textStyle: "small" },
  },
});
