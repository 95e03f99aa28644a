import type * as v from "valibot";

import type { ContentFiles } from "./content-files.server.ts";
import type { Entry } from "./entry-reader.server.ts";
import { perObject } from "./per-object.ts";
import { type Message, type Translate, translateEntry } from "./translatable.ts";

/** A brand may omit these; `loadContent` returns all others. */
type OptionalFile = "theme" | "printedCatalog" | "manualTexts";
export type Content = Required<Omit<ContentFiles, OptionalFile>> & Pick<ContentFiles, OptionalFile>;

type Localized<Item extends Entry<unknown>> = Pick<Item, "slug"> & { value: Item["value"] };
type LocalizedList<Key extends "pages" | "categories" | "products" | "certificates" | "articles"> = Localized<
  Content[Key][number]
>[];

export type LocalizedContent = {
  brand: Content["brand"]["value"];
  menus: Content["menus"]["value"];
  vocabulary: Content["vocabulary"]["value"];
  awards: Content["awards"]["value"];
  downloads: Content["downloads"]["value"];
  printedCatalog: NonNullable<Content["printedCatalog"]>["value"] | undefined;
  categories: LocalizedList<"categories">;
  products: LocalizedList<"products">;
  certificates: LocalizedList<"certificates">;
  pages: LocalizedList<"pages">;
  articles: LocalizedList<"articles">;
};

export function localizeContent(content: Content, translate: Translate): LocalizedContent {
  const localize = <Value>({ schema, value }: Entry<Value>, context: string) =>
    translateEntryOnce(schema, value, context, translate);
  const localizeAll = <Value>(entries: readonly Entry<Value>[], folder: string) =>
    localizeEntries(entries, folder, translate, translateEntryOnce);
  return {
    brand: localize(content.brand, "brand"),
    menus: localize(content.menus, "menus"),
    vocabulary: localize(content.vocabulary, "vocabulary"),
    awards: localize(content.awards, "awards"),
    downloads: localize(content.downloads, "downloads"),
    printedCatalog: content.printedCatalog && localize(content.printedCatalog, "catalogue"),
    categories: localizeAll(content.categories, "categories"),
    products: localizeAll(content.products, "products"),
    certificates: localizeAll(content.certificates, "certificates"),
    // Texts of single sites are already in the language of the site.
    pages: localizeAll(
      content.pages.filter(({ site }) => !site),
      "pages",
    ),
    articles: localizeAll(content.articles, "articles"),
  };
}

export const localizeEntries = <Value>(
  entries: readonly Entry<Value>[],
  folder: string,
  translate: Translate,
  localize: typeof translateEntry = translateEntry,
) =>
  entries.map(({ slug, schema, value }) => ({
    slug,
    value: localize(schema, value, `${folder}/${slug}`, translate),
  }));

const translations = perObject((_value: object, _translate: Translate) => new Map<string, unknown>());

/** Memoized by value and translate function. */
export const translateEntryOnce: typeof translateEntry = <Value>(
  schema: v.GenericSchema<unknown, Value>,
  value: Value,
  entry: string,
  translate: Translate,
): Value => {
  const cache = translations(value as object, translate);
  if (!cache.has(entry)) cache.set(entry, translateEntry(schema, value, entry, translate));
  return cache.get(entry) as Value;
};

export function collectMessages(content: Content): Message[] {
  const messages: Message[] = [];
  localizeContent(content, (message) => {
    messages.push(message);
    return message.source;
  });
  return messages;
}
