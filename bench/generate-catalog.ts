/** Generates catalogs of any size by varying the demo products. The result is deterministic. */
import type { Content } from "#app/server/data/import/localize-content.ts";

import { type Random, randomNumbers } from "./random.ts";

type Product = Content["products"][number];

/** Added to the demo colors, so that a filter has as many values as in a large shop. */
const moreColors = { red: "#d42a3a", blue: "#2c5be0", yellow: "#f2b90c", pink: "#ff74c8" };

/** Attributes of the generated products, with as many values as in a large shop: few are frequent, most are rare. */
const moreAttributes = { make: 287, grade: 72, series: 24, class: 9 };
const makers = 200;

/** Increment it to refill existing databases after a change of the generator. */
const version = 3;

export function generateCatalog(content: Content, size: number): Content {
  const random = randomNumbers(size);
  const { vocabulary } = content;
  const colors = {
    ...vocabulary.value.colors,
    ...Object.fromEntries(
      Object.entries(moreColors).map(([color, swatch]) => [color, { label: color, swatch }]),
    ),
  };
  const choices = {
    colors: Object.keys(colors),
    connections: Object.keys(vocabulary.value.connections),
    tags: Object.keys(vocabulary.value.tags),
  };
  const products = Array.from({ length: size }, (_, index) =>
    generateProduct(content.products[index % content.products.length]!, index, choices, random),
  );
  const known = new Set(content.products.map(({ slug }) => slug));
  return {
    ...content,
    vocabulary: {
      ...vocabulary,
      value: {
        ...vocabulary.value,
        colors,
        specifications: {
          ...vocabulary.value.specifications,
          ...Object.fromEntries(
            Object.keys(moreAttributes).map((key) => [
              key,
              {
                label: `${key[0]!.toUpperCase()}${key.slice(1)}`,
                kind: "text" as const,
                filter: true,
                compare: true,
                card: false,
              },
            ]),
          ),
        },
      },
    },
    // The first copy of each demo product has the original slug, which pages, files and certificates refer to.
    products: products.map((product, index) =>
      index < known.size ? { ...product, slug: content.products[index]!.slug } : product,
    ),
    hash: `generated ${version} ${size}`,
  };
}

function generateProduct(
  template: Product,
  index: number,
  choices: Record<"colors" | "connections" | "tags", string[]>,
  random: Random,
): Product {
  const number = index + 1;
  const { value } = template;
  const factor = 0.4 + 1.6 * random();
  const day = new Date(Date.UTC(2022, 0, 1 + Math.floor(random() * 1_700)));
  return {
    ...template,
    slug: `${template.slug}-${number}`,
    value: {
      ...value,
      sku: `GEN-${number}`,
      position: number,
      name: `${value.name} ${number}`,
      description: value.description?.split("\n\n", 1)[0],
      released: day.toISOString().slice(0, 10),
      inStock: random() < 0.85,
      variants: some(choices.colors, 3, random).map((color, place) => ({
        sku: place === 0 ? undefined : `GEN-${number}-${place + 1}`,
        options: { color },
        prices: {},
        formerPrices: {},
        lowestPrices: {},
        images: [],
      })),
      connections: some(choices.connections, 2, random),
      tags: some(choices.tags, 3, random),
      prices: Object.fromEntries(
        Object.entries(value.prices).map(([currency, price]) => [
          currency,
          Math.max(1, Math.round(price * factor)),
        ]),
      ),
      brand: `Maker ${skewed(makers, random)}`,
      specifications: {
        ...value.specifications,
        ...Object.fromEntries(
          Object.entries(moreAttributes).map(([key, count]) => [key, `${key} ${skewed(count, random)}`]),
        ),
      },
      related: [],
      faq: [],
      reviews: [],
    },
  };
}

/** A number below `count`; half of them are in the first sixth. */
const skewed = (count: number, random: Random) => Math.floor(count * random() ** 2.6);

function some(values: readonly string[], max: number, random: Random): string[] {
  const count = 1 + Math.floor(random() * max);
  const chosen = new Set<string>();
  while (chosen.size < count) chosen.add(values[Math.floor(random() * values.length)]!);
  return [...chosen];
}
