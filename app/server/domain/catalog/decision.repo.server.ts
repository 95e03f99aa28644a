/** Queries of the comparison and the finder: product cards with specifications. */
import { and, asc, desc, eq, inArray, or, type SQL, sql } from "drizzle-orm";

import type { FinderCondition } from "#app/validation/finder.schema.ts";
import type { SiteKey } from "#app/site/site.ts";

import type { ReadDatabase } from "../../data/database/client.server.ts";
import { isProductOn, priceOn, textOn } from "../../data/database/site-conditions.repo.server.ts";
import {
  attribute,
  category,
  categoryText,
  product,
  productPrice,
  productText,
} from "../../data/database/schema.ts";
import { cardColumns, type Market } from "./catalog.repo.server.ts";

const columns = { ...cardColumns, category: product.category, specifications: product.specifications };

export const listComparedRows = (db: ReadDatabase, market: Market, slugs: readonly string[]) =>
  db
    .select(columns)
    .from(product)
    .innerJoin(productText, and(eq(productText.product, product.slug), textOn(productText, market)))
    .leftJoin(productPrice, priceOn(market))
    .where(and(inArray(product.slug, [...slugs]), isProductOn(market.code)));

/** Names of products; those of the given categories come first. */
export const listProductNames = (
  db: ReadDatabase,
  market: SiteKey,
  categories: readonly string[],
  limit: number,
) =>
  db
    .select({ slug: product.slug, name: productText.name, category: categoryText.name })
    .from(product)
    .innerJoin(productText, and(eq(productText.product, product.slug), textOn(productText, market)))
    .innerJoin(category, eq(category.slug, product.category))
    .innerJoin(categoryText, and(eq(categoryText.category, product.category), textOn(categoryText, market)))
    .where(
      and(
        isProductOn(market.code),
        eq(product.discontinued, false),
        categories.length > 0 ? inArray(product.category, [...categories]) : undefined,
      ),
    )
    .orderBy(asc(category.position), asc(product.position), asc(product.slug))
    .limit(limit);

export const listAttributes = (db: ReadDatabase) =>
  db
    .select({ key: attribute.key, group: attribute.group, compare: attribute.compare })
    .from(attribute)
    .orderBy(asc(attribute.position));

export const listFinderRows = (db: ReadDatabase, market: SiteKey) =>
  db
    .select({
      slug: category.slug,
      name: categoryText.name,
      image: category.image,
      finder: categoryText.finder,
    })
    .from(category)
    .innerJoin(categoryText, and(eq(categoryText.category, category.slug), textOn(categoryText, market)))
    .where(sql`${categoryText.finder} is not null`)
    .orderBy(asc(category.position));

/** An answered question: a product must meet all conditions of one of the answers. */
export type FinderCriterion = { answers: readonly (readonly FinderCondition[])[]; required: boolean };

/** Most criteria met first. @returns `met`: whether the product meets each answer, in the order of the criteria */
export async function findSuitableRows(
  db: ReadDatabase,
  market: Market,
  categories: readonly string[],
  criteria: readonly FinderCriterion[],
  limit: number,
) {
  const meets = criteria.map(({ answers }) => answers.map((conditions) => and(...conditions.map(isMet))!));
  const passes = meets.map((answers) => sql`(${or(...answers)})`);
  const score = passes.map((pass) => sql`${pass}::int`);
  return db
    .select({ ...columns, met: sql<boolean[]>`array[${sql.join(meets.flat(), sql`, `)}]::boolean[]` })
    .from(product)
    .innerJoin(category, eq(category.slug, product.category))
    .innerJoin(productText, and(eq(productText.product, product.slug), textOn(productText, market)))
    .leftJoin(productPrice, priceOn(market))
    .where(
      and(
        inArray(product.category, [...categories]),
        isProductOn(market.code),
        eq(product.discontinued, false),
        ...passes.filter((_, index) => criteria[index]!.required),
      ),
    )
    .orderBy(
      ...(score.length > 0 ? [desc(sql.join(score, sql` + `))] : []),
      asc(category.position),
      asc(product.position),
      asc(product.slug),
    )
    .limit(limit);
}

/** Uses lax mode: a value that is not an array counts as an array of one. */
function isMet({ attribute: key, part, any, atLeast, atMost, is }: FinderCondition): SQL {
  const value = part === undefined ? "@.value[*]" : `@.value[${part}]`;
  const tests = [
    ...(any ? [`(${any.map((_, index) => `${value} == $any${index}`).join(" || ")})`] : []),
    ...(atLeast === undefined ? [] : [`${value} >= $atLeast`]),
    ...(atMost === undefined ? [] : [`${value} <= $atMost`]),
    ...(is === undefined ? [] : [`${value} == $is`]),
  ];
  const variables = {
    key,
    atLeast,
    atMost,
    is,
    ...Object.fromEntries((any ?? []).map((term, index) => [`any${index}`, term])),
  };
  const path = `$[*] ? (${["@.key == $key", ...tests].join(" && ")})`;
  return sql`jsonb_path_exists(${product.specifications}, ${path}::jsonpath, ${JSON.stringify(variables)}::text::jsonb)`;
}
