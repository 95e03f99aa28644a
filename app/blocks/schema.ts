/** Every block kind that content may use: one line a kind. */
import * as v from "valibot";

import { aboutSchema } from "./about/about.schema.ts";
import { advertisementSlideSchema } from "./advertisement-slide/advertisement-slide.schema.ts";
import { appCardsSchema } from "./app-cards/app-cards.schema.ts";
import { articlesSchema } from "./articles/articles.schema.ts";
import { awardCardsSchema } from "./award-cards/award-cards.schema.ts";
import { awardInvitationSchema } from "./award-invitation/award-invitation.schema.ts";
import { awardsSliderSchema } from "./awards-slider/awards-slider.schema.ts";
import { bannerSchema } from "./banner/banner.schema.ts";
import { bannersSliderSchema } from "./banners-slider/banners-slider.schema.ts";
import { bulletsSchema } from "./bullets/bullets.schema.ts";
import { callToActionSchema } from "./call-to-action/call-to-action.schema.ts";
import { catalogueCardsSchema } from "./catalogue-cards/catalogue-cards.schema.ts";
import { categoryBannersSchema } from "./category-banners/category-banners.schema.ts";
import { contactSchema } from "./contact/contact.schema.ts";
import { contactFormSchema } from "./contact-form/contact-form.schema.ts";
import { documentsSchema } from "./documents/documents.schema.ts";
import { faqSchema } from "./faq/faq.schema.ts";
import { featureColumnsSchema } from "./feature-columns/feature-columns.schema.ts";
import { featureListSchema } from "./feature-list/feature-list.schema.ts";
import { featureVideoSlideSchema } from "./feature-video-slide/feature-video-slide.schema.ts";
import { flagCardsSchema } from "./flag-cards/flag-cards.schema.ts";
import { helpSchema } from "./help/help.schema.ts";
import { heroSchema } from "./hero/hero.schema.ts";
import { homeSchema } from "./home/home.schema.ts";
import { iframeSectionSchema } from "./iframe-section/iframe-section.schema.ts";
import { imagesGridSchema } from "./images-grid/images-grid.schema.ts";
import { infoblocksSchema } from "./infoblocks/infoblocks.schema.ts";
import { journalCardsSchema } from "./journal-cards/journal-cards.schema.ts";
import { logoCloudSchema } from "./logo-cloud/logo-cloud.schema.ts";
import { marqueeSchema } from "./marquee/marquee.schema.ts";
import { partnersSchema } from "./partners/partners.schema.ts";
import { pdfCatalogueSchema } from "./pdf-catalogue/pdf-catalogue.schema.ts";
import { pointsSchema } from "./points/points.schema.ts";
import { productCardsSchema } from "./product-cards/product-cards.schema.ts";
import { richTextSchema } from "./rich-text/rich-text.schema.ts";
import { serviceCentreSchema } from "./service-centre/service-centre.schema.ts";
import { serviceFormSchema } from "./service-form/service-form.schema.ts";
import { shopCardsSchema } from "./shop-cards/shop-cards.schema.ts";
import { slidersSchema } from "./sliders/sliders.schema.ts";
import { teamSchema } from "./team/team.schema.ts";
import { testimonialsSliderSchema } from "./testimonials-slider/testimonials-slider.schema.ts";
import { tipsTabsSchema } from "./tips-tabs/tips-tabs.schema.ts";
import { variationFeatureBannerSchema } from "./variation-feature-banner/variation-feature-banner.schema.ts";
import { videoSchema } from "./video/video.schema.ts";
import { videoTabsSchema } from "./video-tabs/video-tabs.schema.ts";
import { whereToBuySchema } from "./where-to-buy/where-to-buy.schema.ts";

export const blockSchemas = {
  about: aboutSchema,
  "advertisement-slide": advertisementSlideSchema,
  "app-cards": appCardsSchema,
  articles: articlesSchema,
  "award-cards": awardCardsSchema,
  "award-invitation": awardInvitationSchema,
  "awards-slider": awardsSliderSchema,
  banner: bannerSchema,
  "banners-slider": bannersSliderSchema,
  bullets: bulletsSchema,
  "call-to-action": callToActionSchema,
  "catalogue-cards": catalogueCardsSchema,
  "category-banners": categoryBannersSchema,
  contact: contactSchema,
  "contact-form": contactFormSchema,
  documents: documentsSchema,
  faq: faqSchema,
  "feature-columns": featureColumnsSchema,
  "feature-list": featureListSchema,
  "feature-video-slide": featureVideoSlideSchema,
  "flag-cards": flagCardsSchema,
  help: helpSchema,
  hero: heroSchema,
  home: homeSchema,
  "iframe-section": iframeSectionSchema,
  "images-grid": imagesGridSchema,
  infoblocks: infoblocksSchema,
  "journal-cards": journalCardsSchema,
  "logo-cloud": logoCloudSchema,
  marquee: marqueeSchema,
  partners: partnersSchema,
  "pdf-catalogue": pdfCatalogueSchema,
  points: pointsSchema,
  "product-cards": productCardsSchema,
  "rich-text": richTextSchema,
  "service-centre": serviceCentreSchema,
  "service-form": serviceFormSchema,
  "shop-cards": shopCardsSchema,
  sliders: slidersSchema,
  team: teamSchema,
  "testimonials-slider": testimonialsSliderSchema,
  "tips-tabs": tipsTabsSchema,
  "variation-feature-banner": variationFeatureBannerSchema,
  video: videoSchema,
  "video-tabs": videoTabsSchema,
  "where-to-buy": whereToBuySchema,
};

export type BlockKind = keyof typeof blockSchemas;
export type StoredBlock<K extends BlockKind = BlockKind> = {
  [Kind in K]: v.InferOutput<(typeof blockSchemas)[Kind]>;
}[K];

export const blockSchema = v.variant("kind", Object.values(blockSchemas));
