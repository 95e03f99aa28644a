import { listCategories, listProductsInOrder } from "#app/server/domain/catalog/catalog.server.ts";
import { readInvitation } from "#app/server/domain/configuration/read-invitation.server.ts";
import { listArticles } from "#app/server/domain/journal/list-articles.server.ts";
import { renderMarkdown, renderProse } from "#app/server/domain/markdown/markdown.server.ts";
import { listPlaces, listShops } from "#app/server/domain/places/places.server.ts";
import { readServiceOptions } from "#app/server/domain/submissions/service-options.server.ts";
import { readDrawing } from "#app/server/media/read-drawing.server.ts";
import { formatNumber, formatPercent } from "#app/site/format.ts";

import type { BlockScope, BlockView } from "./block-view.ts";
import { resolvers as brandResolvers } from "./brand.gen/resolvers.gen.server.ts";
import { resolvers as resolversInFolders } from "./resolvers.gen.server.ts";
import type { BlockKind, StoredBlock } from "./schema.ts";

const shortResolvers = {
  about: (block: StoredBlock<"about">) => ({ ...block, body: renderMarkdown(block.body) }),

  articles: async (block: StoredBlock<"articles">, scope: BlockScope) => ({
    ...block,
    articles: await listArticles(scope, block),
  }),

  "award-invitation": async (block: StoredBlock<"award-invitation">, scope: BlockScope) => ({
    ...block,
    invitation: await readInvitation(scope, block.award),
  }),

  "catalog-cards": async (block: StoredBlock<"catalog-cards">, scope: BlockScope) => ({
    ...block,
    products: await listProductsInOrder(scope, block.products),
  }),

  "category-banners": async (block: StoredBlock<"category-banners">, scope: BlockScope) => {
    const categories = new Map((await listCategories(scope)).map((category) => [category.slug, category]));
    const banners = block.banners.flatMap(({ category: slug, size, color }) => {
      const category = categories.get(slug);
      return category ? [{ category, size, color }] : [];
    });
    return { ...block, banners };
  },

  faq: (block: StoredBlock<"faq">) => ({
    ...block,
    questions: block.questions.map(({ question, answer }) => ({ question, answer: renderMarkdown(answer) })),
  }),

  infoblocks: (block: StoredBlock<"infoblocks">) => ({
    ...block,
    blocks: block.blocks.map((info) => ({ ...info, body: renderMarkdown(info.body) })),
  }),

  "journal-cards": async (block: StoredBlock<"journal-cards">, scope: BlockScope) => ({
    ...block,
    articles: await listArticles(scope, block),
  }),

  points: (block: StoredBlock<"points">, { site }: Pick<BlockScope, "site">) => ({
    ...block,
    points: block.points.map(({ figure, unit, label }) =>
      unit === "%"
        ? { figure: formatPercent(figure / 100, site.languageTag), label }
        : { figure: formatNumber(figure, site.languageTag), unit, label },
    ),
  }),

  "product-cards": async (block: StoredBlock<"product-cards">, scope: BlockScope) => ({
    ...block,
    products: await listProductsInOrder(scope, block.products),
  }),

  "rich-text": ({ body, ...block }: StoredBlock<"rich-text">, { site }: Pick<BlockScope, "site">) => ({
    ...block,
    ...renderProse(body, site.languageTag, readDrawing),
  }),

  "service-center": async (block: StoredBlock<"service-center">, scope: BlockScope) => ({
    ...block,
    countries: await listPlaces(scope, ["service-center"], block.countries),
  }),

  "service-form": async (block: StoredBlock<"service-form">, scope: BlockScope) => ({
    ...block,
    options: await readServiceOptions(scope),
  }),

  "tips-tabs": (block: StoredBlock<"tips-tabs">) => ({
    ...block,
    tips: block.tips.map((tip) => ({ ...tip, body: renderMarkdown(tip.body) })),
  }),

  "where-to-buy": async (block: StoredBlock<"where-to-buy">, scope: BlockScope) => ({
    ...block,
    countries: await listShops(scope, block.countries),
  }),
};

export const resolvers = { ...shortResolvers, ...resolversInFolders, ...brandResolvers };

export async function resolveBlock(block: StoredBlock, scope: BlockScope): Promise<BlockView> {
  const byKind: Partial<Record<BlockKind, (block: never, scope: BlockScope) => unknown>> = resolvers;
  const resolve = byKind[block.kind];
  return (resolve ? await resolve(block as never, scope) : block) as BlockView;
}
