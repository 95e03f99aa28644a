import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

import { tagFilter } from "../../styles/recipes/tag-filter.ts";
import { TagFilter } from "./tag-filter.tsx";
import { filterNumbers, maxTagFilters, tagFilters } from "./tag-filters.ts";

const tag = (slug: string) => ({ slug, name: slug.toUpperCase() });
const item = (...slugs: string[]) => ({ tags: slugs.map(tag) });
const items = [item("new", "light", "all"), item("light", "all"), item("all"), item("quiet", "light", "all")];

test("the tags that distinguish the cards are offered, the most frequent first", () => {
  expect(tagFilters(items)).toEqual([tag("light"), tag("new"), tag("quiet")]);
});

test("cards that all have the same tags have no choice of tags", () => {
  expect(tagFilters([item("new"), item("new")])).toEqual([]);
  const html = renderToStaticMarkup(
    <TagFilter filters={[]} legend="Show" everything="Everything">
      <p>cards</p>
    </TagFilter>,
  );
  expect(html).toBe("<p>cards</p>");
});

test("a choice and the cards with its tag carry the same number", () => {
  const filters = tagFilters(items);
  const html = renderToStaticMarkup(
    <TagFilter filters={filters} legend="Show" everything="Everything">
      <p>cards</p>
    </TagFilter>,
  );
  const numbers = [...html.matchAll(/value="(\d)"[^>]*\/><span>([^<]*)/g)].map(([, number, name]) => [
    name,
    number,
  ]);
  expect(numbers).toEqual([
    ["Everything", "0"],
    ["LIGHT", "1"],
    ["NEW", "2"],
    ["QUIET", "3"],
  ]);
  expect(items.map((one) => filterNumbers(filters, one))).toEqual(["1 2", "1", "", "1 3"]);
});

test("the style sheet has a rule for every number", () => {
  const rules = Object.keys(tagFilter.base!.root!).filter((selector) => selector.includes(":checked"));
  expect(rules).toHaveLength(maxTagFilters);
});
