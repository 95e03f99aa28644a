/** An example of every kind, for tests: a missing one is a type error. */
import type { BlockView } from "./block-view.ts";
import { callToActionFixture } from "./call-to-action/call-to-action.fixture.ts";
import { categoryBannersFixture } from "./category-banners/category-banners.fixture.ts";
import { contactFormFixture } from "./contact-form/contact-form.fixture.ts";
import { documentsFixture } from "./documents/documents.fixture.ts";
import { faqFixture } from "./faq/faq.fixture.ts";
import { featureColumnsFixture } from "./feature-columns/feature-columns.fixture.ts";
import { heroFixture } from "./hero/hero.fixture.ts";
import { imagesGridFixture } from "./images-grid/images-grid.fixture.ts";
import { productCardsFixture } from "./product-cards/product-cards.fixture.ts";
import { richTextFixture } from "./rich-text/rich-text.fixture.ts";
import type { BlockKind } from "./schema.ts";

export const blockFixtures: { [Kind in BlockKind]: BlockView<Kind> } = {
  "call-to-action": callToActionFixture,
  "category-banners": categoryBannersFixture,
  "contact-form": contactFormFixture,
  documents: documentsFixture,
  faq: faqFixture,
  "feature-columns": featureColumnsFixture,
  hero: heroFixture,
  "images-grid": imagesGridFixture,
  "product-cards": productCardsFixture,
  "rich-text": richTextFixture,
};
