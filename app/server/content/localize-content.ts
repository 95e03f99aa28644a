import type * as v from "valibot";

import type { ContentFiles } from "./content-files.server.ts";
import {
  articleEntry,
  brandFile,
  categoryEntry,
  certificateEntry,
  downloadsFile,
  menusFile,
  pageEntry,
  productEntry,
  vocabularyFile,
} from "./entries.schema.ts";
import { type Message, type Translate, translateEntry } from "./translatable.ts";

/** Content whose files all parsed: what `loadContent` returns. */
export type Content = Required<ContentFiles>;

type Localized<Schema extends v.GenericSchema> = { slug: string; value: v.InferOutput<Schema> };

export type LocalizedContent = {
  brand: v.InferOutput<typeof brandFile>;
  menus: v.InferOutput<typeof menusFile>;
  vocabulary: v.InferOutput<typeof vocabularyFile>;
  downloads: v.InferOutput<typeof downloadsFile>;
  categories: Localized<typeof categoryEntry>[];
  products: Localized<typeof productEntry>[];
  certificates: Localized<typeof certificateEntry>[];
  pages: (Localized<typeof pageEntry> & { site?: string })[];
  articles: Localized<typeof articleEntry>[];
};

/** The content with every translatable string passed through `translate`. */
export function localizeContent(content: Content, translate: Translate): LocalizedContent {
  const entries = <Value, Extra extends { slug: string; value: Value }>(
    schema: v.GenericSchema<unknown, Value>,
    folder: string,
    list: readonly Extra[],
  ) =>
    list.map(({ slug, value }) => ({ slug, value: translateEntry(schema, value, `${folder}/${slug}`, translate) }));
  return {
    brand: translateEntry(brandFile, content.brand.value, "brand", translate),
    menus: translateEntry(menusFile, content.menus.value, "menus", translate),
    vocabulary: translateEntry(vocabularyFile, content.vocabulary.value, "vocabulary", translate),
    downloads: translateEntry(downloadsFile, content.downloads.value, "downloads", translate),
    categories: entries(categoryEntry, "categories", content.categories),
    products: entries(productEntry, "products", content.products),
    certificates: entries(certificateEntry, "certificates", content.certificates),
    pages: content.pages.map(({ slug, site, value }) => ({
      slug,
      ...(site && { site }),
      value: translateEntry(pageEntry, value, `${site ? `sites/${site}/` : ""}pages/${slug}`, translate),
    })),
    articles: entries(articleEntry, "articles", content.articles),
  };
}

/** Every message of the content, in file order. */
export function collectMessages(content: Content): Message[] {
  const messages: Message[] = [];
  localizeContent(content, (message) => {
    messages.push(message);
    return message.source;
  });
  return messages;
}
