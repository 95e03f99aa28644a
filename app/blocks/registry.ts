import type { ComponentType } from "react";

import type { Area } from "#app/i18n/areas.ts";

import type { BlockView } from "./block-view.ts";
import type { BlockKind } from "./schema.ts";

export type BlockProps<Kind extends BlockKind> = {
  block: BlockView<Kind>;
  /** The first block of a page carries the page's heading. */
  opensPage: boolean;
};

export type BlockComponent<Kind extends BlockKind> = ComponentType<BlockProps<Kind>>;

/**
 * Whether browsers hydrate a block.
 * `static`: never. Links, `<details>`, radio buttons and forms need no script, so the server's HTML stays.
 * `interactive`: with the page. The code of all such blocks is loaded before hydration begins, because React replaces a
 * part that is updated before its code has come by the part's fallback: the section would be empty for that time.
 */
type Hydration = "static" | "interactive";

type BlockRegistration<Kind extends BlockKind> = {
  hydration: Hydration;
  /** Its code, which browsers load when they render or hydrate a block of this kind. */
  load: () => Promise<BlockComponent<Kind>>;
  /** Message catalogs that it shows besides those of every page. */
  areas?: Area[];
};

/** Every kind: a missing one is a type error. */
export const blockRegistry: { [Kind in BlockKind]: BlockRegistration<Kind> } = {
  about: {
    hydration: "static",
    load: async () => (await import("./about/about.tsx")).About,
  },
  "advertisement-slide": {
    hydration: "interactive",
    load: async () => (await import("./advertisement-slide/advertisement-slide.tsx")).AdvertisementSlide,
  },
  "app-cards": {
    hydration: "interactive",
    load: async () => (await import("./app-cards/app-cards.tsx")).AppCards,
  },
  articles: {
    hydration: "static",
    load: async () => (await import("./articles/articles.tsx")).Articles,
  },
  "award-cards": {
    hydration: "static",
    load: async () => (await import("./award-cards/award-cards.tsx")).AwardCards,
  },
  "award-invitation": {
    hydration: "interactive",
    load: async () => (await import("./award-invitation/award-invitation.tsx")).AwardInvitation,
    areas: ["validation"],
  },
  "awards-slider": {
    hydration: "interactive",
    load: async () => (await import("./awards-slider/awards-slider.tsx")).AwardsSlider,
  },
  banner: {
    hydration: "static",
    load: async () => (await import("./banner/banner.tsx")).Banner,
  },
  "banners-slider": {
    hydration: "interactive",
    load: async () => (await import("./banners-slider/banners-slider.tsx")).BannersSlider,
  },
  bullets: {
    hydration: "static",
    load: async () => (await import("./bullets/bullets.tsx")).Bullets,
  },
  "call-to-action": {
    hydration: "static",
    load: async () => (await import("./call-to-action/call-to-action.tsx")).CallToAction,
  },
  "catalogue-cards": {
    hydration: "static",
    load: async () => (await import("./catalogue-cards/catalogue-cards.tsx")).CatalogueCards,
    areas: ["catalog"],
  },
  "category-banners": {
    hydration: "static",
    load: async () => (await import("./category-banners/category-banners.tsx")).CategoryBanners,
    areas: ["catalog"],
  },
  contact: {
    hydration: "static",
    load: async () => (await import("./contact/contact.tsx")).Contact,
  },
  "contact-form": {
    hydration: "interactive",
    load: async () => (await import("./contact-form/contact-form.tsx")).ContactForm,
    areas: ["validation"],
  },
  documents: {
    hydration: "static",
    load: async () => (await import("./documents/documents.tsx")).Documents,
  },
  faq: {
    hydration: "static",
    load: async () => (await import("./faq/faq.tsx")).Faq,
  },
  "feature-columns": {
    hydration: "static",
    load: async () => (await import("./feature-columns/feature-columns.tsx")).FeatureColumns,
  },
  "feature-list": {
    hydration: "static",
    load: async () => (await import("./feature-list/feature-list.tsx")).FeatureList,
  },
  "feature-video-slide": {
    hydration: "interactive",
    load: async () => (await import("./feature-video-slide/feature-video-slide.tsx")).FeatureVideoSlide,
  },
  "flag-cards": {
    hydration: "static",
    load: async () => (await import("./flag-cards/flag-cards.tsx")).FlagCards,
  },
  help: {
    hydration: "static",
    load: async () => (await import("./help/help.tsx")).Help,
  },
  hero: {
    hydration: "static",
    load: async () => (await import("./hero/hero.tsx")).Hero,
  },
  home: {
    hydration: "static",
    load: async () => (await import("./home/home.tsx")).Home,
  },
  "iframe-section": {
    hydration: "interactive",
    load: async () => (await import("./iframe-section/iframe-section.tsx")).IframeSection,
  },
  "images-grid": {
    hydration: "static",
    load: async () => (await import("./images-grid/images-grid.tsx")).ImagesGrid,
  },
  infoblocks: {
    hydration: "static",
    load: async () => (await import("./infoblocks/infoblocks.tsx")).Infoblocks,
  },
  "journal-cards": {
    hydration: "static",
    load: async () => (await import("./journal-cards/journal-cards.tsx")).JournalCards,
  },
  "logo-cloud": {
    hydration: "static",
    load: async () => (await import("./logo-cloud/logo-cloud.tsx")).LogoCloud,
  },
  marquee: {
    hydration: "static",
    load: async () => (await import("./marquee/marquee.tsx")).Marquee,
  },
  partners: {
    hydration: "static",
    load: async () => (await import("./partners/partners.tsx")).Partners,
  },
  "pdf-catalogue": {
    hydration: "interactive",
    load: async () => (await import("./pdf-catalogue/pdf-catalogue.tsx")).PdfCatalogue,
  },
  points: {
    hydration: "static",
    load: async () => (await import("./points/points.tsx")).Points,
  },
  "product-cards": {
    hydration: "static",
    load: async () => (await import("./product-cards/product-cards.tsx")).ProductCards,
    areas: ["catalog"],
  },
  "rich-text": {
    hydration: "static",
    load: async () => (await import("./rich-text/rich-text.tsx")).RichText,
  },
  "service-centre": {
    hydration: "static",
    load: async () => (await import("./service-centre/service-centre.tsx")).ServiceCentre,
  },
  "service-form": {
    hydration: "interactive",
    load: async () => (await import("./service-form/service-form.tsx")).ServiceForm,
    areas: ["support", "validation"],
  },
  "shop-cards": {
    hydration: "static",
    load: async () => (await import("./shop-cards/shop-cards.tsx")).ShopCards,
  },
  sliders: {
    hydration: "interactive",
    load: async () => (await import("./sliders/sliders.tsx")).Sliders,
  },
  team: {
    hydration: "static",
    load: async () => (await import("./team/team.tsx")).Team,
  },
  "testimonials-slider": {
    hydration: "interactive",
    load: async () => (await import("./testimonials-slider/testimonials-slider.tsx")).TestimonialsSlider,
  },
  "tips-tabs": {
    hydration: "static",
    load: async () => (await import("./tips-tabs/tips-tabs.tsx")).TipsTabs,
  },
  "variation-feature-banner": {
    hydration: "static",
    load: async () =>
      (await import("./variation-feature-banner/variation-feature-banner.tsx")).VariationFeatureBanner,
  },
  video: {
    hydration: "interactive",
    load: async () => (await import("./video/video.tsx")).Video,
  },
  "video-tabs": {
    hydration: "interactive",
    load: async () => (await import("./video-tabs/video-tabs.tsx")).VideoTabs,
  },
  "where-to-buy": {
    hydration: "static",
    load: async () => (await import("./where-to-buy/where-to-buy.tsx")).WhereToBuy,
    areas: ["stores"],
  },
};
