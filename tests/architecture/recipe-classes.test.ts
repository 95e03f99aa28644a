import { describe, expect, test } from "vitest";

import * as generated from "#styled-system/recipes";
import { contract } from "#tests/support/contract.ts";

import { recipe, slotRecipe } from "../../styles/recipe-classes.ts";
import { recipes, slotRecipes } from "../../styles/recipes.gen.ts";

type Variants = Record<string, string | boolean | undefined>;
type Generated = ((variants?: Variants) => unknown) & { variantMap: Record<string, string[]> };
const functions = generated as unknown as Record<string, Generated>;

const compact: Record<string, (variants?: Variants) => unknown> = {
  ...Object.fromEntries(
    Object.entries(recipes).map(([name, { className, defaultVariants = {} }]) => [
      name,
      recipe(className!, defaultVariants as Variants),
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(slotRecipes).map(([name, { className, slots, defaultVariants = {} }]) => [
      name,
      slotRecipe(className!, slots.join(" "), defaultVariants as Variants),
    ]),
  ),
};

test("builds have every recipe that Panda makes", () => {
  expect(Object.keys(compact).toSorted()).toEqual(Object.keys(functions).toSorted());
});

describe.each(Object.entries(functions))("%s", (name, original) => {
  test("has the same class names in builds as Panda gives it", () => {
    const choices = Object.entries(original.variantMap).flatMap(([variant, values]) =>
      values.map((value) => ({ [variant]: value === "true" ? true : value })),
    );
    for (const variants of [undefined, {}, ...choices, Object.assign({}, ...choices), { gone: undefined }])
      expect(
        compact[name]!(variants),
        contract("@pandacss/dev@1.12.1", "generated recipes make other class names of these variants."),
      ).toEqual(original(variants));
  });
});
