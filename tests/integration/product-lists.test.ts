import { describe, expect, test } from "vitest";

import { attributeValuesOf, colorsOf } from "#app/server/data/import/product-variants.ts";
import type { Content } from "#app/server/data/import/localize-content.ts";
import { attributeOf, chosenValues, type ListSearch, sortings } from "#app/site/product-list-search.ts";

import { generateCatalog } from "../../bench/generate-catalog.ts";
import { randomNumbers } from "../../bench/random.ts";
import { databaseAvailable } from "../support/database.ts";
import { walksEverything } from "../support/paths.ts";
import { useLists } from "../support/product-lists.ts";
import { demoContent as tested } from "#tests/support/demo-content.ts";

const rounds = walksEverything ? 60 : 20;

const productsOf = (content: Content) => content.products.map(({ slug, value }) => ({ slug, ...value }));
type Product = ReturnType<typeof productsOf>[number];

/** Whether a category is one of these, or below one of them. */
const isIn = (slug: string | undefined, categories: readonly string[]): boolean =>
  slug !== undefined && (categories.includes(slug) || isIn(parents[slug], categories));
const parents = Object.fromEntries(tested.categories.map(({ slug, value }) => [slug, value.parent]));

const isShown = (slug: string | undefined, search: ListSearch) => (product: Product) =>
  (slug ? isIn(product.category, [slug]) : !search.category || isIn(product.category, search.category)) &&
  (!search.color || colorsOf(product).some((color) => search.color!.includes(color))) &&
  (!search.connection || product.connections.some((key) => search.connection!.includes(key))) &&
  (!search.brand || search.brand.includes(product.brand ?? tested.brand.value.name)) &&
  Object.entries(chosenValues(search)).every(([facet, values]) => {
    const attribute = attributeOf(facet);
    return (
      attribute === undefined ||
      attributeValuesOf(product, attribute).some((value) => values!.includes(value))
    );
  }) &&
  (!search.tag || product.tags.some((key) => search.tag!.includes(key))) &&
  (search.stock === undefined || product.inStock) &&
  product.prices["UAH"]! >= (search.min ?? 0) &&
  product.prices["UAH"]! <= (search.max ?? Infinity);

describe.skipIf(!databaseAvailable)("lists of 400 products", () => {
  const sold = { ...tested, products: tested.products.filter(({ value }) => !value.discontinued) };
  const content = generateCatalog(sold, 400);
  const products = productsOf(content);
  const lists = useLists(content);
  const categories = content.categories.map(({ slug }) => slug);

  /** All pages of a list, in order. */
  const all = async (slug: string | undefined, search: ListSearch) => {
    const { pages } = (await lists.read(slug, search))!;
    const found: string[] = [];
    for (let page = 1; page <= pages; page++) found.push(...(await lists.slugs(slug, { ...search, page }))!);
    return found;
  };

  test("show the products that match all filters, and count the products that each option would show", async () => {
    const random = randomNumbers(7);
    const some = (values: string[]) => {
      const chosen = values.filter(() => random() < 0.3);
      return random() < 0.5 || chosen.length === 0 ? undefined : chosen;
    };
    const prices = products.map((product) => product.prices["UAH"]!);
    const amount = () => (random() < 0.4 ? prices[Math.floor(random() * prices.length)] : undefined);
    const used = (valuesOf: (product: Product) => string[]) => [...new Set(products.flatMap(valuesOf))];
    const slugs = [undefined, ...categories];
    for (let round = 0; round < rounds; round++) {
      const slug = slugs[round % slugs.length];
      const search: ListSearch = {
        category: slug ? undefined : some(categories),
        color: some(used(colorsOf)),
        connection: some(used(({ connections }) => connections)),
        tag: some(used(({ tags }) => tags)),
        brand: some(used(({ brand }) => [brand ?? tested.brand.value.name])),
        filter: some(used((product) => attributeValuesOf(product, "make").map((value) => `make.${value}`))),
        stock: random() < 0.2 ? "in" : undefined,
        min: amount(),
        max: amount(),
        sort: random() < 0.5 ? undefined : sortings[Math.floor(random() * sortings.length)],
      };
      const list = (await lists.read(slug, search))!;
      const expected = products.filter(isShown(slug, search));
      expect({ search, slugs: (await all(slug, search)).toSorted() }).toEqual({
        search,
        slugs: expected.map((product) => product.slug).toSorted(),
      });
      expect(list.total).toBe(expected.length);
      for (const { facet, name, options } of list.facets) {
        const others =
          name === "filter"
            ? search.filter?.filter((value) => !value.startsWith(`${attributeOf(facet)}.`))
            : undefined;
        for (const { value, count } of options) {
          const alone = { ...search, [name]: [...(others ?? []), value] };
          const found = products.filter(isShown(slug, alone)).length;
          expect({ search, facet, value, count }).toEqual({ search, facet, value, count: found });
        }
      }
      for (const { bounds, count } of list.price.ranges) {
        const found = products.filter(isShown(slug, { ...search, ...bounds })).length;
        expect({ search, bounds, count }).toEqual({ search, bounds, count: found });
      }
      expect(list.inStock).toBe(products.filter(isShown(slug, { ...search, stock: "in" })).length);
    }
  });

  test("offer a few price ranges that include all prices", async () => {
    const { price } = (await lists.read(undefined, {}))!;
    expect(price.ranges.length).toBeGreaterThan(2);
    expect(price.ranges.length).toBeLessThanOrEqual(5);
    const [first, last] = [price.ranges[0]!, price.ranges.at(-1)!];
    expect([first.bounds.min, last.bounds.max]).toEqual([undefined, undefined]);
    const chosen = (await lists.read(undefined, first.bounds))!;
    expect([chosen.total, chosen.price.ranges]).toEqual([first.count, price.ranges]);
    const cheap = (await lists.read(undefined, { brand: ["Maker 1"] }))!;
    expect(cheap.price.ranges).not.toEqual(price.ranges);
  });

  test("are in the order of the catalog, the dates, the prices or the names", async () => {
    const chairs = products.filter(({ category }) => category === "chairs");
    const by = (compare: (a: Product, b: Product) => number) =>
      chairs.toSorted((a, b) => compare(a, b) || a.position - b.position).map(({ slug }) => slug);
    const orders = {
      newest: by((a, b) => b.released!.localeCompare(a.released!)),
      cheapest: by((a, b) => a.prices["UAH"]! - b.prices["UAH"]!),
      dearest: by((a, b) => b.prices["UAH"]! - a.prices["UAH"]!),
      name: by((a, b) => a.name.localeCompare(b.name, "uk", { numeric: true })),
    };
    expect(await all("chairs", {})).toEqual(by((a, b) => a.position - b.position));
    for (const sort of sortings) expect([sort, await all("chairs", { sort })]).toEqual([sort, orders[sort]]);
  });

  test("of the whole catalog follow the order of its categories", async () => {
    const shelves = content.categories.toSorted((a, b) => a.value.position - b.value.position);
    const expected = shelves.flatMap(({ slug }) =>
      products.filter(({ category }) => category === slug).toSorted((a, b) => a.position - b.position),
    );
    expect(await all(undefined, {})).toEqual(expected.map(({ slug }) => slug));
  });

  test("offer the most frequent values, and all values of the requested facet", async () => {
    const countOf = (value: string) =>
      products.filter((product) => attributeValuesOf(product, "make").includes(value)).length;
    const values = [...new Set(products.flatMap((product) => attributeValuesOf(product, "make")))];
    const makes = async (search: ListSearch) =>
      (await lists.read(undefined, search))!.facets.find(({ facet }) => facet === "attribute.make")!;
    const few = await makes({});
    expect(few).toMatchObject({ label: "Make", name: "filter", more: values.length - 8, isExpanded: false });
    const most = values.map(countOf).toSorted((a, b) => b - a);
    expect(few.options.map(({ count }) => count)).toEqual(most.slice(0, 8));

    const rare = values.toSorted((a, b) => countOf(a) - countOf(b))[0]!;
    const { options } = await makes({ filter: [`make.${rare}`] });
    expect(options.find(({ value }) => value === `make.${rare}`)).toMatchObject({ count: countOf(rare) });

    const whole = await makes({ all: "attribute.make" });
    expect([whole.options.length, whole.more, whole.isExpanded]).toEqual([values.length, 0, true]);
  });

  test("have no page after their last page", async () => {
    const { total, pages } = (await lists.read(undefined, {}))!;
    expect([total, pages]).toEqual([400, 17]);
    expect(await lists.slugs(undefined, { page: 17 })).toHaveLength(400 - 16 * 24);
    expect(await lists.read(undefined, { page: 18 })).toBeUndefined();
    expect(await lists.read("chairs", { page: 99_999 })).toBeUndefined();
  });
});

describe.skipIf(!databaseAvailable)("lists of the brand's products", () => {
  const lists = useLists(tested);

  test("ignore values that no product has", async () => {
    const everything = await lists.slugs("lamps", {});
    expect(everything).toHaveLength(4);
    expect(await lists.slugs("lamps", { color: ["mauve"], tag: ["hologram"] })).toEqual(everything);
    expect((await lists.read(undefined, { category: ["sofas"] }))!.total).toBe(tested.products.length);
  });

  test("show a product in the requested color", async () => {
    const list = await lists.read("lamps", { color: ["white"] });
    expect(list!.products.find(({ slug }) => slug === "arc")).toMatchObject({
      variant: "EX-L-ARC-01-WHT",
      image: "products/beam.webp",
    });
  });

  test("have an empty first page if nothing matches, and do not exist for an unknown category", async () => {
    expect(await lists.read("chairs", { min: 900_000_000 })).toMatchObject({
      total: 0,
      pages: 1,
      products: [],
    });
    expect(await lists.read("chairs", { min: 900_000_000, page: 2 })).toBeUndefined();
    expect(await lists.read("sofas", {})).toBeUndefined();
  });
});
