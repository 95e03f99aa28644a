import { shownNames, shownProduct } from "../../cache/shown-content.ts";
import type { RequestScope } from "../../scope/request-scope.ts";
import { readVocabulary } from "./catalog.repo.server.ts";
import { listAttributes, listComparedRows, listProductNames } from "./decision.repo.server.ts";
import { formatSpecification, type SpecificationText } from "./format-specification.ts";
import { productCards } from "./product-card.server.ts";

type Scope = Pick<RequestScope, "site" | "runtime" | "shows">;

export type Comparison = Awaited<ReturnType<typeof readComparison>>;
export type ComparisonGroup = Comparison["groups"][number];

type Row = {
  label: string;
  /** In the order of the products; undefined for unknown values. */
  values: (SpecificationText | undefined)[];
  differs: boolean;
};

/** Maximum products in the list for adding one. */
const maxChoices = 100;

/** @param slugs in the order of the columns; unknown ones are counted in `missing` */
export async function readComparison({ site, runtime, shows }: Scope, slugs: readonly string[]) {
  const { readDb: db } = runtime.database;
  const found = slugs.length > 0 ? await listComparedRows(db, site, slugs) : [];
  const rows = slugs.flatMap((slug) => found.find((row) => row.slug === slug) ?? []);
  const categories = [...new Set(rows.map(({ category }) => category))];
  const [word, attributes, names] = await Promise.all([
    readVocabulary(db, site, ["unit", "specification", "group", "term", "color", "tag"]),
    listAttributes(db),
    listProductNames(db, site, categories, maxChoices),
  ]);
  shows.add(shownNames);
  for (const { slug } of rows) shows.add(shownProduct(slug));

  const values = rows.map(
    ({ specifications }) =>
      new Map(
        specifications.map((specification) => [
          specification.key,
          formatSpecification(specification, word, site.languageTag),
        ]),
      ),
  );
  const known = attributes.filter(({ key }) => values.some((own) => own.has(key)));
  const marked = known.filter(({ compare }) => compare);
  const groups = Map.groupBy(marked.length > 0 ? marked : known, ({ group }) => group);
  return {
    products: await productCards({ site, runtime }, rows, []),
    missing: slugs.length - rows.length,
    groups: Array.from(groups, ([group, members]) => ({
      label: group === null ? undefined : word("group", group),
      rows: members.map(({ key }): Row => {
        const own = values.map((specifications) => specifications.get(key));
        return { label: word("specification", key), values: own, differs: new Set(own).size > 1 };
      }),
    })),
    choices: names.filter(({ slug }) => rows.every((row) => row.slug !== slug)),
  };
}
