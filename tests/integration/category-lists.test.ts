import { describe, expect, test } from "vitest";

import type { Content } from "#app/server/data/import/localize-content.ts";

import { databaseAvailable } from "../support/database.ts";
import { useLists } from "../support/product-lists.ts";
import { demoContent } from "#tests/support/demo-content.ts";

const demo = demoContent;

describe.skipIf(!databaseAvailable)("lists of a tree of categories", () => {
  const [template] = demo.categories;
  const below = (slug: string, parent: string) => {
    const entry = demo.categories.find((category) => category.slug === slug)!;
    return { ...entry, value: { ...entry.value, parent } };
  };
  const above = (slug: string, fields: object) => ({
    ...template!,
    slug,
    value: { ...template!.value, name: slug, filters: [], position: 5, tips: [], ...fields },
  });
  const content: Content = {
    ...demo,
    categories: [
      above("desk", {}),
      above("input", { parent: "desk", filters: ["weight"] }),
      below("mice", "input"),
      below("keyboards", "input"),
      ...demo.categories.filter(({ slug }) => slug !== "mice" && slug !== "keyboards"),
    ],
    hash: "a tree",
  };
  const lists = useLists(content);
  const isBelow = ({ value }: Content["products"][number]) =>
    value.category === "mice" || value.category === "keyboards";
  const members = demo.products.filter(isBelow).map(({ slug }) => slug);
  const facetsOf = async (slug: string | undefined) =>
    (await lists.read(slug, {}))!.facets.map(({ facet }) => facet);

  test("have the products of all levels below", async () => {
    for (const slug of ["desk", "input"]) {
      const list = (await lists.read(slug, {}))!;
      expect(list.products.map((product) => product.slug).toSorted()).toEqual(members.toSorted());
      expect([list.total, list.category!.modelCount]).toEqual([members.length, members.length]);
    }
  });

  test("know the way to the top and the categories directly below", async () => {
    const slugsOf = (rows: readonly { slug: string }[]) => rows.map(({ slug }) => slug);
    const mice = (await lists.read("mice", {}))!;
    expect([slugsOf(mice.path), slugsOf(mice.categories)]).toEqual([["desk", "input"], []]);
    const desk = (await lists.read("desk", {}))!;
    expect([slugsOf(desk.path), slugsOf(desk.categories)]).toEqual([[], ["input"]]);
    const all = (await lists.read(undefined, {}))!;
    expect(slugsOf(all.categories)).toContain("desk");
    expect(slugsOf(all.categories)).not.toContain("mice");
    expect((await lists.product("facet"))!.path.map(({ slug }) => slug)).toEqual(["desk", "input", "mice"]);
  });

  test("are filtered by the attributes of the categories above, not by those below", async () => {
    expect(await facetsOf("mice")).toEqual(expect.arrayContaining(["attribute.weight", "attribute.grip"]));
    expect(await facetsOf("input")).toContain("attribute.weight");
    expect(await facetsOf("input")).not.toContain("attribute.grip");
    expect(await facetsOf(undefined)).not.toContain("attribute.weight");
  });

  test("are chosen with what is below them", async () => {
    const list = (await lists.read(undefined, { category: ["input"] }))!;
    expect(list.total).toBe(members.length);
    const [categories] = list.facets;
    expect(categories!.options.slice(0, 4).map(({ value, count }) => [value, count])).toEqual([
      ["desk", members.length],
      ["input", members.length],
      ["mice", 4],
      ["keyboards", 4],
    ]);
  });
});

describe.skipIf(!databaseAvailable)("lists of attributes", () => {
  const { specifications } = demo.vocabulary.value;
  const marked = (key: string, marks: object) => ({ [key]: { ...specifications[key]!, ...marks } });
  const lists = useLists({
    ...demo,
    vocabulary: {
      ...demo.vocabulary,
      value: {
        ...demo.vocabulary.value,
        groups: { body: "Body", data: "Data" },
        specifications: {
          ...specifications,
          ...marked("weight", { card: true, filter: true, group: "body" }),
          ...marked("resolution", { group: "data" }),
          ...marked("dimensions", { group: "body" }),
          ...marked("hot-swap", { filter: true }),
          ...marked("grip", { card: true }),
        },
      },
    },
    hash: "marked attributes",
  });

  test("show marked attributes on cards, in the language of the site", async () => {
    const { products } = (await lists.read("mice", {}))!;
    const { attributes } = products.find(({ slug }) => slug === "facet-mini")!;
    expect(attributes!.map(({ value }) => value)).toEqual([
      expect.stringMatching(/^46\u00a0г$/),
      expect.stringMatching(/^\p{Lu}\p{Ll}+/u),
    ]);
  });

  test("sort numbers by their size and answer yes before no", async () => {
    const mice = (await lists.read("mice", {}))!.facets.find(({ facet }) => facet === "attribute.weight")!;
    expect(mice.options.map(({ value }) => value)).toEqual([
      "weight.46",
      "weight.52",
      "weight.68",
      "weight.96",
    ]);
    const keyboards = (await lists.read("keyboards", {}))!;
    const hotSwap = keyboards.facets.find(({ facet }) => facet === "attribute.hot-swap")!;
    expect(hotSwap.options.map(({ value, label, count }) => [value, label, count])).toEqual([
      ["hot-swap.true", true, 3],
      ["hot-swap.false", false, 1],
    ]);
  });

  test("must all fit, and one value of each", async () => {
    const both = ["weight.46", "weight.52"];
    expect(await lists.slugs("mice", { filter: both })).toHaveLength(2);
    expect(await lists.slugs("mice", { filter: [...both, "grip.palm-grip"] })).toEqual([]);
    // A value that only other categories have fits nothing here; one that nothing has is ignored.
    expect(await lists.slugs("mice", { filter: ["weight.1080"] })).toEqual([]);
    expect(await lists.slugs("mice", { filter: ["weight.1"] })).toHaveLength(4);
    const { facets } = (await lists.read("mice", { filter: ["weight.1080"] }))!;
    expect(facets.find(({ facet }) => facet === "attribute.weight")!.options).toContainEqual(
      expect.objectContaining({ value: "weight.1080", count: 0 }),
    );
  });

  test("stand in the table by group, those without one first", async () => {
    const groups = (await lists.product("facet"))!.specifications.map(({ group }) => group);
    expect([...new Set(groups)]).toEqual([undefined, "Body", "Data"]);
    expect(groups.lastIndexOf("Body")).toBeLessThan(groups.indexOf("Data"));
  });
});
