// Written by build/generated-lists.ts; changes are overwritten.
export const views = {
  "about": {
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
  "articles": {
    hydration: "static",
    load: async () => (await import("./articles/articles.tsx")).Articles,
  },
  "award-cards": {
    hydration: "static",
    load: async () => (await import("./award-cards/award-cards.tsx")).AwardCards,
  },
  "award-invitation": {
    hydration: "interactive",
    areas: ["validation"],
    load: async () => (await import("./award-invitation/award-invitation.tsx")).AwardInvitation,
  },
  "awards-slider": {
    hydration: "interactive",
    load: async () => (await import("./awards-slider/awards-slider.tsx")).AwardsSlider,
  },
  "banner": {
    hydration: "static",
    load: async () => (await import("./banner/banner.tsx")).Banner,
  },
  "banners-slider": {
    hydration: "interactive",
    load: async () => (await import("./banners-slider/banners-slider.tsx")).BannersSlider,
  },
  "bullets": {
    hydration: "static",
    load: async () => (await import("./bullets/bullets.tsx")).Bullets,
  },
  "call-to-action": {
    hydration: "static",
    load: async () => (await import("./call-to-action/call-to-action.tsx")).CallToAction,
  },
  "catalog-cards": {
    hydration: "static",
    areas: ["catalog"],
    load: async () => (await import("./catalog-cards/catalog-cards.tsx")).CatalogCards,
  },
  "category-banners": {
    hydration: "static",
    areas: ["catalog"],
    load: async () => (await import("./category-banners/category-banners.tsx")).CategoryBanners,
  },
  "contact": {
    hydration: "static",
    load: async () => (await import("./contact/contact.tsx")).Contact,
  },
  "contact-form": {
    hydration: "interactive",
    areas: ["validation"],
    load: async () => (await import("./contact-form/contact-form.tsx")).ContactForm,
  },
  "documents": {
    hydration: "static",
    load: async () => (await import("./documents/documents.tsx")).Documents,
  },
  "faq": {
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
  "help": {
    hydration: "static",
    load: async () => (await import("./help/help.tsx")).Help,
  },
  "hero": {
    hydration: "static",
    load: async () => (await import("./hero/hero.tsx")).Hero,
  },
  "home": {
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
  "infoblocks": {
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
  "marquee": {
    hydration: "static",
    load: async () => (await import("./marquee/marquee.tsx")).Marquee,
  },
  "newsletter": {
    hydration: "static",
    load: async () => (await import("./newsletter/newsletter.tsx")).Newsletter,
  },
  "partners": {
    hydration: "static",
    load: async () => (await import("./partners/partners.tsx")).Partners,
  },
  "pdf-catalog": {
    hydration: "interactive",
    load: async () => (await import("./pdf-catalog/pdf-catalog.tsx")).PdfCatalog,
  },
  "points": {
    hydration: "static",
    load: async () => (await import("./points/points.tsx")).Points,
  },
  "product-cards": {
    hydration: "static",
    areas: ["catalog"],
    load: async () => (await import("./product-cards/product-cards.tsx")).ProductCards,
  },
  "rich-text": {
    hydration: "static",
    load: async () => (await import("./rich-text/rich-text.tsx")).RichText,
  },
  "service-center": {
    hydration: "static",
    load: async () => (await import("./service-center/service-center.tsx")).ServiceCenter,
  },
  "service-form": {
    hydration: "interactive",
    areas: ["support","validation"],
    load: async () => (await import("./service-form/service-form.tsx")).ServiceForm,
  },
  "shop-cards": {
    hydration: "static",
    load: async () => (await import("./shop-cards/shop-cards.tsx")).ShopCards,
  },
  "sliders": {
    hydration: "interactive",
    load: async () => (await import("./sliders/sliders.tsx")).Sliders,
  },
  "team": {
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
    load: async () => (await import("./variation-feature-banner/variation-feature-banner.tsx")).VariationFeatureBanner,
  },
  "video": {
    hydration: "interactive",
    load: async () => (await import("./video/video.tsx")).Video,
  },
  "video-tabs": {
    hydration: "interactive",
    load: async () => (await import("./video-tabs/video-tabs.tsx")).VideoTabs,
  },
  "where-to-buy": {
    hydration: "static",
    areas: ["stores"],
    load: async () => (await import("./where-to-buy/where-to-buy.tsx")).WhereToBuy,
  },
} as const;
