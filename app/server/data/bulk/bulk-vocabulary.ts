/** Finds the categories, colors, attributes and terms that rows name, by key or label, and creates missing ones. */
import type { CatalogEntryKind } from "../database/schema.ts";
import type { Content } from "../import/localize-content.ts";
import { maxCategoryLevels } from "../import/entries.schema.ts";
import type { CatalogMap } from "./catalog-map.server.ts";
import { Unfit } from "./cell-values.ts";
import { slugOf } from "./handle.ts";
import { swatchOf } from "./swatches.ts";

export type MadeEntry = { kind: CatalogEntryKind; key: string; value: Record<string, unknown> };

type Words = "colors" | "terms" | "tags" | "connections";

const kinds = { colors: "color", terms: "term", tags: "tag", connections: "connection" } as const;

type Attribute = Content["vocabulary"]["value"]["specifications"][string];

export type BulkVocabulary = ReturnType<typeof createBulkVocabulary>;

export function createBulkVocabulary(
  { categories, vocabulary }: Pick<Content, "categories" | "vocabulary">,
  attributes: CatalogMap["attributes"] = {},
) {
  const made: MadeEntry[] = [];
  const make = (kind: CatalogEntryKind, key: string, value: Record<string, unknown>) =>
    void made.push({ kind, key, value });
  const words = Object.fromEntries(
    (Object.keys(kinds) as Words[]).map((name) => [name, indexOf(vocabulary.value[name])]),
  ) as Record<Words, Map<string, string>>;
  const specifications = new Map<string, Attribute>(Object.entries(vocabulary.value.specifications));
  const units = indexOf(vocabulary.value.units);
  const parents = new Map(categories.map(({ slug, value }) => [slug, value.parent]));
  const categoryNames = new Map([
    ...categories.map(({ slug, value }) => [folded(value.name), slug] as const),
    ...categories.map(({ slug }) => [slug, slug] as const),
  ]);

  function word(name: Words, label: string): string {
    const known = words[name].get(label) ?? words[name].get(folded(label));
    if (known !== undefined) return known;
    const key = keyOf(label);
    const found = words[name].get(key);
    if (found !== undefined) return found;
    make(kinds[name], key, name === "colors" ? { label, swatch: swatchOf(label) } : { label });
    words[name].set(key, key).set(folded(label), key);
    return key;
  }

  function unit(text: string): string {
    const sign = text.replace("{value}", "").trim();
    const known = units.get(sign) ?? units.get(folded(`{value} ${sign}`));
    if (known !== undefined) return known;
    const key = slugOf(sign) || `unit-${units.size}`;
    make("unit", key, { label: `{value} ${sign}` });
    units.set(sign, key);
    return key;
  }

  const levelsOf = (slug: string): number => {
    const parent = parents.get(slug);
    return parent === undefined ? 1 : 1 + levelsOf(parent);
  };

  return {
    made,
    word,
    /** @param example determines the type of a new attribute */
    attribute(key: string, example: unknown): Attribute {
      const known = specifications.get(key);
      if (known) return known;
      const { label = labelOf(key), unit: sign, type, filter = true } = attributes[key] ?? {};
      const value = {
        label,
        kind: kindOf(type, example),
        ...(sign && { unit: unit(sign) }),
        filter,
        compare: true,
        card: false,
      } as const;
      make("specification", key, value);
      specifications.set(key, value);
      return value;
    },
    /** A key, a name, or a path of names: `Furniture > Chairs`. */
    category(text: string): string {
      const names = text.split(">").map((name) => name.trim());
      if (names.some((name) => name === ""))
        throw new Unfit("expected names of categories with > between them");
      let parent: string | undefined;
      for (const name of names) {
        const known = categoryNames.get(name) ?? categoryNames.get(folded(name));
        const fits = known !== undefined && (parent === undefined || parents.get(known) === parent);
        parent = fits ? known : makeCategory(name, parent);
      }
      return parent!;
    },
  };

  function makeCategory(name: string, parent: string | undefined): string {
    if (parent !== undefined && levelsOf(parent) >= maxCategoryLevels)
      throw new Unfit(`expected at most ${maxCategoryLevels} levels of categories`);
    const own = keyOf(name);
    const slug = parents.has(own) && parent !== undefined ? slugOf(`${parent} ${name}`) : own;
    if (parents.has(slug)) return slug;
    make("category", slug, { name, ...(parent !== undefined && { parent }) });
    parents.set(slug, parent);
    categoryNames.set(slug, slug);
    if (!categoryNames.has(folded(name))) categoryNames.set(folded(name), slug);
    return slug;
  }
}

const folded = (text: string) => text.trim().toLowerCase();

const indexOf = (terms: Record<string, string | { label: string }>) =>
  new Map(
    Object.entries(terms).flatMap(([key, term]) => [
      [key, key],
      [folded(typeof term === "string" ? term : term.label), key],
    ]),
  );

function keyOf(label: string): string {
  const key = slugOf(label);
  if (!key) throw new Unfit("expected a word with Latin letters or digits, of which a key can be made");
  return key;
}

function labelOf(key: string): string {
  const words = key.replaceAll("-", " ");
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

function kindOf(type: "text" | "number" | "boolean" | undefined, example: unknown): Attribute["kind"] {
  if (type) return type === "number" ? "quantity" : type;
  if (typeof example === "boolean" || /^(?:true|false|yes|no)$/i.test(String(example))) return "boolean";
  if (Array.isArray(example)) return "text";
  return typeof example === "number" || /^-?\d+(?:\.\d+)?$/.test(String(example)) ? "quantity" : "text";
}
