/** Every block kind that content may use: one line a kind. */
import * as v from "valibot";

import { callToActionSchema } from "./call-to-action/call-to-action.schema.ts";
import { categoryBannersSchema } from "./category-banners/category-banners.schema.ts";
import { contactFormSchema } from "./contact-form/contact-form.schema.ts";
import { documentsSchema } from "./documents/documents.schema.ts";
import { faqSchema } from "./faq/faq.schema.ts";
import { featureColumnsSchema } from "./feature-columns/feature-columns.schema.ts";
import { heroSchema } from "./hero/hero.schema.ts";
import { imagesGridSchema } from "./images-grid/images-grid.schema.ts";
import { productCardsSchema } from "./product-cards/product-cards.schema.ts";
import { richTextSchema } from "./rich-text/rich-text.schema.ts";

export const blockSchemas = {
  "call-to-action": callToActionSchema,
  "category-banners": categoryBannersSchema,
  "contact-form": contactFormSchema,
  documents: documentsSchema,
  faq: faqSchema,
  "feature-columns": featureColumnsSchema,
  hero: heroSchema,
  "images-grid": imagesGridSchema,
  "product-cards": productCardsSchema,
  "rich-text": richTextSchema,
};

export type BlockKind = keyof typeof blockSchemas;
export type StoredBlock<K extends BlockKind = BlockKind> = {
  [Kind in K]: v.InferOutput<(typeof blockSchemas)[Kind]>;
}[K];

export const blockSchema = v.variant("kind", Object.values(blockSchemas));
