import type { FinderSearch } from "#app/site/finder.ts";
import type { Finder } from "#app/validation/finder.schema.ts";

import { shownCategories, shownList, shownProduct } from "../../cache/shown-content.ts";
import type { RequestScope } from "../../scope/request-scope.ts";
import { listCategoryRows, readVocabulary } from "./catalog.repo.server.ts";
import { categoryTree } from "./category-tree.ts";
import { findSuitableRows, listFinderRows } from "./decision.repo.server.ts";
import { formatSpecification, type SpecificationText } from "./format-specification.ts";
import { productCards } from "./product-card.server.ts";

type Scope = Pick<RequestScope, "site" | "runtime" | "shows">;

export type FinderView = NonNullable<Awaited<ReturnType<typeof readFinder>>>;
export type FinderLink = Awaited<ReturnType<typeof listFinders>>[number];

/** A selected answer that a product meets, with the values that show it. */
export type FinderReason = { text: string; facts: { label: string; value: SpecificationText }[] };

const maxSuggestions = 12;

export async function listFinders({ site, runtime, shows }: Scope) {
  shows.add(shownCategories);
  const rows = await listFinderRows(runtime.database.readDb, site);
  return rows.map(({ slug, name, image, finder }) => ({
    slug,
    name,
    image: image ?? undefined,
    title: finder!.title,
    text: finder!.text,
  }));
}

/** @returns undefined for a category without a finder */
export async function readFinder(scope: Scope, slug: string, { answer: chosen = [] }: FinderSearch) {
  const { site, runtime, shows } = scope;
  const { readDb: db } = runtime.database;
  const finders = await listFinderRows(db, site);
  const row = finders.find((candidate) => candidate.slug === slug);
  if (!row) return undefined;
  const { questions, ...texts } = row.finder!;
  const answered = questions.flatMap((question) => {
    const answers = question.answers.filter(({ key }) => chosen.includes(key));
    return answers.length > 0 ? [{ ...question, answers }] : [];
  });
  const tree = categoryTree(await listCategoryRows(db, site));
  const categories = tree.subtreeOf(tree.find(slug)!).map((category) => category.slug);
  const [rows, word] = await Promise.all([
    findSuitableRows(
      db,
      site,
      categories,
      answered.map(({ answers, required }) => ({
        answers: answers.map(({ conditions }) => conditions),
        required,
      })),
      maxSuggestions,
    ),
    readVocabulary(db, site, ["unit", "specification", "term", "color", "tag"]),
  ]);
  shows.add(shownCategories);
  for (const category of categories) shows.add(shownList(category));
  for (const { slug: product } of rows) shows.add(shownProduct(product));

  const cards = await productCards({ site, runtime }, rows, []);
  const suggestions = rows.map(({ met, specifications }, index) => {
    const factsOf = (answer: Answer) =>
      [...new Set(answer.conditions.map(({ attribute }) => attribute))].flatMap((key) => {
        const specification = specifications.find((own) => own.key === key);
        if (!specification) return [];
        return [
          {
            label: word("specification", key),
            value: formatSpecification(specification, word, site.languageTag),
          },
        ];
      });
    let next = 0;
    const judged = answered.map(({ question, answers }) => ({
      question,
      reasons: answers.flatMap((answer): FinderReason[] =>
        met[next++] ? [{ text: answer.reason, facts: factsOf(answer) }] : [],
      ),
    }));
    return {
      product: cards[index]!,
      reasons: judged.flatMap(({ reasons }) => reasons),
      /** Questions of which it meets no selected answer. */
      unmet: judged.flatMap(({ question, reasons }) => (reasons.length === 0 ? [question] : [])),
    };
  });
  return {
    category: { slug, name: row.name },
    ...texts,
    questions: questions.map(({ question, hint, answers }) => ({
      question,
      hint,
      answers: answers.map(({ key, label }) => ({ value: key, label })),
    })),
    answered: answered.length,
    suggestions,
  };
}

type Answer = Finder["questions"][number]["answers"][number];
