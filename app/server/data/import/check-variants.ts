import { colorOption } from "#app/site/specifications.ts";

import { keysOf, wayOut } from "./check-specifications.ts";
import type { ContentFiles } from "./content-files.server.ts";
import type { Entry } from "./entry-reader.server.ts";
import { type Problem, problemAt } from "./problem.ts";

type Product = ContentFiles["products"][number];
type Vocabulary = NonNullable<ContentFiles["vocabulary"]>["value"];

export function checkVariants(entry: Product, vocabulary: Vocabulary): Problem[] {
  const { options, variants, reviews } = entry.value;
  const numbers = numbersIn(entry.value).map(({ number }) => number);
  const colors = keysOf(vocabulary.colors);
  const specifications = keysOf(vocabulary.specifications);
  const unknown = (path: PropertyKey[], what: string, key: string, known: ReadonlySet<string>) =>
    known.has(key)
      ? []
      : [
          problemAt(
            entry,
            path,
            `unknown ${what} ${JSON.stringify(key)}${wayOut(key, known)}`,
            `unknown ${what}`,
          ),
        ];
  const checkOption = (path: PropertyKey[], option: string) =>
    option === colorOption ? [] : unknown(path, "specification", option, specifications);
  return [
    ...options.flatMap((option, index) => checkOption(["options", index], option)),
    ...variants.flatMap((variant, index) => [
      ...(index > 0 && variant.sku === undefined
        ? [problemAt(entry, ["variants", index], "expected an item number, sku")]
        : []),
      ...Object.keys(variant.options).flatMap((option) =>
        checkOption(["variants", index, "options", option], option),
      ),
      ...[variant.options[colorOption] ?? []]
        .flat()
        .flatMap((color) => unknown(["variants", index, "options", colorOption], "color", color, colors)),
    ]),
    ...reviews.flatMap(({ variant }, index) =>
      variant === undefined || numbers.includes(variant)
        ? []
        : [
            problemAt(
              entry,
              ["reviews", index, "variant"],
              `no variant has the number ${JSON.stringify(variant)}`,
            ),
          ],
    ),
  ];
}

type Numbered = { path: (string | number)[]; number: string };

/** Item numbers are unique across all variants of all products. @param entries may have other problems */
export function checkItemNumbers(entries: readonly Entry<unknown>[]): Problem[] {
  const first = new Map<string, { entry: Entry<unknown>; own: Numbered }>();
  return entries.flatMap((entry) =>
    numbersIn(entry.value).flatMap((own) => {
      const earlier = first.get(own.number);
      if (!earlier) first.set(own.number, { entry, own });
      // The first variant may have the same number as its product.
      const isRepeated = earlier?.entry === entry && earlier.own.path.length === 1 && own.path[1] === 0;
      if (!earlier || isRepeated) return [];
      return [
        problemAt(
          entry,
          own.path,
          earlier.entry === entry
            ? `two variants have the number ${JSON.stringify(own.number)}`
            : `${JSON.stringify(own.number)} is already used in ${earlier.entry.source.file}`,
        ),
      ];
    }),
  );
}

function numbersIn(value: unknown): Numbered[] {
  const { sku, variants } = (value ?? {}) as { sku?: unknown; variants?: unknown };
  const ofVariants = Array.isArray(variants)
    ? variants.flatMap((variant: { sku?: unknown } | null, index) =>
        numbered(["variants", index, "sku"], variant?.sku),
      )
    : [];
  return [...numbered(["sku"], sku), ...ofVariants];
}

const numbered = (path: Numbered["path"], number: unknown): Numbered[] =>
  typeof number === "string" ? [{ path, number }] : [];
