import { colorOption } from "#app/site/specifications.ts";

import type { ContentFiles } from "./content-files.server.ts";
import { problemAt, type Problem } from "./problem.ts";
import { variantsOf } from "./product-variants.ts";

type Product = ContentFiles["products"][number];
type Vocabulary = NonNullable<ContentFiles["vocabulary"]>["value"];

export function checkVariants(entry: Product, { colors, specifications }: Vocabulary): Problem[] {
  const { options, variants } = entry.value;
  const problem = (path: PropertyKey[], message: string) =>
    problemAt(entry, path, `${path.join(".")}: ${message}`);
  const checkOption = (path: PropertyKey[], option: string) =>
    option === colorOption || option in specifications
      ? []
      : [
          problem(
            path,
            `unknown option ${JSON.stringify(option)}, wants ${colorOption} or a specification of content/vocabulary.yaml`,
          ),
        ];
  return [
    ...options.flatMap((option, index) => checkOption(["options", index], option)),
    ...variants.flatMap((variant, index) => [
      ...(index > 0 && variant.sku === undefined
        ? [problem(["variants", index], "wants an item number, sku")]
        : []),
      ...Object.keys(variant.options).flatMap((option) =>
        checkOption(["variants", index, "options", option], option),
      ),
      ...[variant.options[colorOption] ?? []]
        .flat()
        .filter((color) => !(color in colors))
        .map((color) =>
          problem(
            ["variants", index, "options", colorOption],
            `unknown colour ${JSON.stringify(color)}, add it to content/vocabulary.yaml`,
          ),
        ),
    ]),
  ];
}

/** Item numbers are unique over all variants of all products. */
export function checkItemNumbers(products: readonly Product[]): Problem[] {
  const first = new Map<string, Product>();
  return products.flatMap((entry) => {
    const { sku, variants } = entry.value;
    const own = variantsOf(entry.value).flatMap((variant) => variant.sku ?? []);
    const repeated = own.filter((number, index) => own.indexOf(number) < index);
    const numbers = [...new Set([...(sku === undefined ? [] : [sku]), ...own])];
    const taken = numbers.filter((number) => first.has(number));
    for (const number of numbers) if (!first.has(number)) first.set(number, entry);
    const path = (number: string) =>
      number === sku ? ["sku"] : ["variants", variants.findIndex((variant) => variant.sku === number), "sku"];
    return [
      ...taken.map((number) =>
        problemAt(
          entry,
          path(number),
          `sku: ${JSON.stringify(number)} is already used in ${first.get(number)!.source.file}`,
        ),
      ),
      ...repeated.map((number) =>
        problemAt(entry, ["variants"], `sku: two variants have the number ${JSON.stringify(number)}`),
      ),
    ];
  });
}
