/** Replaces Panda's generated recipe functions in builds, because they would be a tenth of the application's code. */
import { join } from "node:path";

import type { RecipeConfig, SlotRecipeConfig } from "@pandacss/dev";
import type { Plugin } from "vite";

import { projectRoot } from "../app/server/ops/project-root.server.ts";

const generated = {
  recipes: join(projectRoot, "styled-system/recipes/index.mjs"),
  css: join(projectRoot, "styled-system/css/index.mjs"),
};

async function compactRecipes(): Promise<string> {
  // A dynamic import: static imports of the Vite configuration restart the development server when they change.
  const lists = [
    await import("../styles/recipes.gen.ts"),
    await import("../app/blocks/brand.gen/recipes.gen.ts"),
  ];
  const ofOne = lists
    .flatMap(({ recipes }) => Object.entries<RecipeConfig>(recipes))
    .map(
      ([name, { className, defaultVariants = {} }]) =>
        `export const ${name} = /* @__PURE__ */ recipe(${JSON.stringify(className)}, ${JSON.stringify(defaultVariants)});`,
    );
  const ofSlots = lists
    .flatMap(({ slotRecipes }) => Object.entries<SlotRecipeConfig>(slotRecipes))
    .map(
      ([name, { className, slots, defaultVariants = {} }]) =>
        `export const ${name} = /* @__PURE__ */ slotRecipe(${JSON.stringify(className)}, "${slots.join(" ")}", ${JSON.stringify(defaultVariants)});`,
    );
  const runtime = JSON.stringify(join(projectRoot, "styles/recipe-classes.ts"));
  return [`import { recipe, slotRecipe } from ${runtime};`, ...ofOne, ...ofSlots].join("\n");
}

export const compactRecipesPlugin = (): Plugin => ({
  name: "compact-recipes",
  apply: "build",
  async load(id) {
    if (id === generated.recipes) return compactRecipes();
    // `cx` is the only other function of Panda that is used.
    if (id === generated.css) return `export { cx } from "./cx.mjs";`;
    return undefined;
  },
});
