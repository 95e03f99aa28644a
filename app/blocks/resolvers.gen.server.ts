// Written by build/generated-lists.ts; changes are overwritten.
import { resolveAbout } from "./about/about.server.ts";
import { resolveArticles } from "./articles/articles.server.ts";
import { resolveAwardInvitation } from "./award-invitation/award-invitation.server.ts";
import { resolveCatalogCards } from "./catalog-cards/catalog-cards.server.ts";
import { resolveCategoryBanners } from "./category-banners/category-banners.server.ts";
import { resolveDocuments } from "./documents/documents.server.ts";
import { resolveFaq } from "./faq/faq.server.ts";
import { resolveInfoblocks } from "./infoblocks/infoblocks.server.ts";
import { resolveJournalCards } from "./journal-cards/journal-cards.server.ts";
import { resolvePdfCatalog } from "./pdf-catalog/pdf-catalog.server.ts";
import { resolvePoints } from "./points/points.server.ts";
import { resolveProductCards } from "./product-cards/product-cards.server.ts";
import { resolveRichText } from "./rich-text/rich-text.server.ts";
import { resolveServiceCenter } from "./service-center/service-center.server.ts";
import { resolveServiceForm } from "./service-form/service-form.server.ts";
import { resolveTipsTabs } from "./tips-tabs/tips-tabs.server.ts";
import { resolveWhereToBuy } from "./where-to-buy/where-to-buy.server.ts";

export const resolvers = {
  "about": resolveAbout,
  "articles": resolveArticles,
  "award-invitation": resolveAwardInvitation,
  "catalog-cards": resolveCatalogCards,
  "category-banners": resolveCategoryBanners,
  "documents": resolveDocuments,
  "faq": resolveFaq,
  "infoblocks": resolveInfoblocks,
  "journal-cards": resolveJournalCards,
  "pdf-catalog": resolvePdfCatalog,
  "points": resolvePoints,
  "product-cards": resolveProductCards,
  "rich-text": resolveRichText,
  "service-center": resolveServiceCenter,
  "service-form": resolveServiceForm,
  "tips-tabs": resolveTipsTabs,
  "where-to-buy": resolveWhereToBuy,
};
