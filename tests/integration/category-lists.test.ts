import { describe, expect, test } from "vitest";

import type { Content } from "#app/server/data/import/localize-content.ts";

import { databaseAvailable } from "../support/database.ts";
import { useLists } from "../support/product-lists.ts";
import { demoContent as brand } from "#tests/support/demo-content.ts";

describe.skipIf(!databaseAvailable)("lists of a tree of categories", () => {
  const [template] = brand.categories;
  const below = (slug: string, parent: string) => {
    const entry = brand.categories.find((category) => category.slug === slug)!;
    return { ...entry, value: { ...entry.value, parent } };
  };
  const above = (slug: string, fields: object) => ({
    ...template!,
    slug,
    value: { ...template!.value, name: slug, filters: [], position: 5, tips: [], ...fields },
  });
  const content: Content = {
    ...brand,
    categories: [
      above("furniture", {}),
      above("seats", { parent: "furniture", filters: ["weight"] }),
      below("chairs", "seats"),
      below("tables", "seats"),
      ...brand.categories.filter(({ slug }) => slug !== "chairs" && slug !== "tables"),
    ],
    hash: "a tree",
  };
  const lists = useLists(content);
  const isBelow = ({ value }: Content["products"][number]) =>
    value.category === "chairs" || value.category === "tables";
  const members = brand.products.filter(isBelow).map(({ slug }) => slug);
  const facetsOf = async (slug: string | undefined) =>
    (await lists.read(slug, {}))!.facets.map(({ facet }) => facet);

  test("have the products of all levels below", async () => {
    for (const slug of ["furniture", "seats"]) {
      const list = (await lists.read(slug, {}))!;
      expect(list.products.map((product) => product.slug).toSorted()).toEqual(members.toSorted());
      expect([list.total, list.category!.modelCount]).toEqual([members.length, members.length]);
    }
  });

  test("have the path to the top and the categories directly below", async () => {
    const slugsOf = (rows: readonly { slug: string }[]) => rows.map(({ slug }) => slug);
    const chairs = (await lists.read("chairs", {}))!;
    expect([slugsOf(chairs.path), slugsOf(chairs.categories)]).toEqual([["furniture", "seats"], []]);
    const furniture = (await lists.read("furniture", {}))!;
    expect([slugsOf(furniture.path), slugsOf(furniture.categories)]).toEqual([[], ["seats"]]);
    const all = (await lists.read(undefined, {}))!;
    expect(slugsOf(all.categories)).toContain("furniture");
    expect(slugsOf(all.categories)).not.toContain("chairs");
    expect((await lists.product("rest"))!.path.map(({ slug }) => slug)).toEqual([
      "furniture",
      "seats",
      "chairs",
    ]);
  });

  test("are filtered by the attributes of the categories above, not by those below", async () => {
    expect(await facetsOf("chairs")).toEqual(expect.arrayContaining(["attribute.weight", "attribute.seat"]));
    expect(await facetsOf("seats")).toContain("attribute.weight");
    expect(await facetsOf("seats")).not.toContain("attribute.seat");
    expect(await facetsOf(undefined)).not.toContain("attribute.weight");
  });

  test("can be filtered by a category, which includes the categories below", async () => {
    const list = (await lists.read(undefined, { category: ["seats"] }))!;
    expect(list.total).toBe(members.length);
    const [categories] = list.facets;
    expect(categories!.options.slice(0, 4).map(({ value, count }) => [value, count])).toEqual([
      ["furniture", members.length],
      ["seats", members.length],
      ["chairs", 3],
      ["tables", 2],
    ]);
  });
});

describe.skipIf(!databaseAvailable)("lists of attributes", () => {
  const { specifications } = brand.vocabulary.value;
  const marked = (key: string, marks: object) => ({ [key]: { ...specifications[key]!, ...marks } });
  const lists = useLists({
    ...brand,
    vocabulary: {
      ...brand.vocabulary,
      value: {
        ...brand.vocabulary.value,
        groups: { body: "Body", data: "Data" },
        specifications: {
          ...specifications,
          ...marked("weight", { card: true, filter: true, group: "body" }),
          ...marked("material", { group: "data" }),
          ...marked("dimensions", { group: "body" }),
          ...marked("foldable", { filter: true }),
          ...marked("seat", { card: true }),
        },
      },
    },
    hash: "marked attributes",
  });

  test("show marked attributes on cards, in the language of the site", async () => {
    const { products } = (await lists.read("chairs", {}))!;
    const { attributes } = products.find(({ slug }) => slug === "rest")!;
    expect(attributes!.map(({ value }) => value)).toEqual([
      expect.stringMatching(/^4300\u00a0г$/),
      expect.stringMatching(/^\p{Lu}\p{Ll}+/u),
    ]);
  });

  test("sort numbers by their size, and yes before no", async () => {
    const ofWeight = (await lists.read("chairs", {}))!.facets.find(
      ({ facet }) => facet === "attribute.weight",
    )!;
    expect(ofWeight.options.map(({ value }) => value)).toEqual(["weight.2200", "weight.3100", "weight.4300"]);
    const chairs = (await lists.read("chairs", {}))!;
    const foldable = chairs.facets.find(({ facet }) => facet === "attribute.foldable")!;
    expect(foldable.options.map(({ value, label, count }) => [value, label, count])).toEqual([
      ["foldable.true", true, 1],
      ["foldable.false", false, 2],
    ]);
  });

  test("match products that have one of the chosen values of each attribute", async () => {
    const both = ["weight.2200", "weight.3100"];
    expect(await lists.slugs("chairs", { filter: both })).toHaveLength(2);
    expect(await lists.slugs("chairs", { filter: [...both, "seat.soft"] })).toEqual([]);
    // A value that only other categories have matches nothing here; a value without any product is ignored.
    expect(await lists.slugs("chairs", { filter: ["weight.24000"] })).toEqual([]);
    expect(await lists.slugs("chairs", { filter: ["weight.1"] })).toHaveLength(3);
    const { facets } = (await lists.read("chairs", { filter: ["weight.24000"] }))!;
    expect(facets.find(({ facet }) => facet === "attribute.weight")!.options).toContainEqual(
      expect.objectContaining({ value: "weight.24000", count: 0 }),
    );
  });

  test("are grouped in the table, those without a group first", async () => {
    const groups = (await lists.product("rest"))!.specifications.map(({ group }) => group);
    expect([...new Set(groups)]).toEqual([undefined, "Body", "Data"]);
    expect(groups.lastIndexOf("Body")).toBeLessThan(groups.indexOf("Data"));
  });
});
