/** Panda's `define` functions with strict types. Panda's own accept any string, even with `strictTokens`. */
import type * as Panda from "@pandacss/dev";

import type {
  GlobalStyleObject,
  RecipeConfig,
  RecipeVariantRecord,
  SlotRecipeConfig,
  SlotRecipeVariantRecord,
} from "#styled-system/types";

export const defineRecipe = <Variants extends RecipeVariantRecord>(config: RecipeConfig<Variants>) =>
  config as unknown as Panda.RecipeConfig;

export const defineSlotRecipe = <Slot extends string, Variants extends SlotRecipeVariantRecord<Slot>>(
  config: SlotRecipeConfig<Slot, Variants>,
) => config as unknown as Panda.SlotRecipeConfig;

export const defineGlobalStyles = (styles: GlobalStyleObject) => styles as unknown as Panda.GlobalStyleObject;
