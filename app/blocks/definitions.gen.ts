// Written by build/generated-lists.ts; changes are overwritten.
import { definition as about } from "./about/about.definition.ts";
import { definition as advertisementSlide } from "./advertisement-slide/advertisement-slide.definition.ts";
import { definition as appCards } from "./app-cards/app-cards.definition.ts";
import { definition as articles } from "./articles/articles.definition.ts";
import { definition as awardCards } from "./award-cards/award-cards.definition.ts";
import { definition as awardInvitation } from "./award-invitation/award-invitation.definition.ts";
import { definition as awardsSlider } from "./awards-slider/awards-slider.definition.ts";
import { definition as banner } from "./banner/banner.definition.ts";
import { definition as bannersSlider } from "./banners-slider/banners-slider.definition.ts";
import { definition as bullets } from "./bullets/bullets.definition.ts";
import { definition as callToAction } from "./call-to-action/call-to-action.definition.ts";
import { definition as catalogCards } from "./catalog-cards/catalog-cards.definition.ts";
import { definition as categoryBanners } from "./category-banners/category-banners.definition.ts";
import { definition as contact } from "./contact/contact.definition.ts";
import { definition as contactForm } from "./contact-form/contact-form.definition.ts";
import { definition as documents } from "./documents/documents.definition.ts";
import { definition as faq } from "./faq/faq.definition.ts";
import { definition as featureColumns } from "./feature-columns/feature-columns.definition.ts";
import { definition as featureList } from "./feature-list/feature-list.definition.ts";
import { definition as featureVideoSlide } from "./feature-video-slide/feature-video-slide.definition.ts";
import { definition as flagCards } from "./flag-cards/flag-cards.definition.ts";
import { definition as help } from "./help/help.definition.ts";
import { definition as hero } from "./hero/hero.definition.ts";
import { definition as home } from "./home/home.definition.ts";
import { definition as iframeSection } from "./iframe-section/iframe-section.definition.ts";
import { definition as imagesGrid } from "./images-grid/images-grid.definition.ts";
import { definition as infoblocks } from "./infoblocks/infoblocks.definition.ts";
import { definition as journalCards } from "./journal-cards/journal-cards.definition.ts";
import { definition as logoCloud } from "./logo-cloud/logo-cloud.definition.ts";
import { definition as marquee } from "./marquee/marquee.definition.ts";
import { definition as newsletter } from "./newsletter/newsletter.definition.ts";
import { definition as partners } from "./partners/partners.definition.ts";
import { definition as pdfCatalog } from "./pdf-catalog/pdf-catalog.definition.ts";
import { definition as points } from "./points/points.definition.ts";
import { definition as productCards } from "./product-cards/product-cards.definition.ts";
import { definition as richText } from "./rich-text/rich-text.definition.ts";
import { definition as serviceCenter } from "./service-center/service-center.definition.ts";
import { definition as serviceForm } from "./service-form/service-form.definition.ts";
import { definition as shopCards } from "./shop-cards/shop-cards.definition.ts";
import { definition as sliders } from "./sliders/sliders.definition.ts";
import { definition as team } from "./team/team.definition.ts";
import { definition as testimonialsSlider } from "./testimonials-slider/testimonials-slider.definition.ts";
import { definition as tipsTabs } from "./tips-tabs/tips-tabs.definition.ts";
import { definition as variationFeatureBanner } from "./variation-feature-banner/variation-feature-banner.definition.ts";
import { definition as video } from "./video/video.definition.ts";
import { definition as videoTabs } from "./video-tabs/video-tabs.definition.ts";
import { definition as whereToBuy } from "./where-to-buy/where-to-buy.definition.ts";

export const definitions = {
  about,
  "advertisement-slide": advertisementSlide,
  "app-cards": appCards,
  articles,
  "award-cards": awardCards,
  "award-invitation": awardInvitation,
  "awards-slider": awardsSlider,
  banner,
  "banners-slider": bannersSlider,
  bullets,
  "call-to-action": callToAction,
  "catalog-cards": catalogCards,
  "category-banners": categoryBanners,
  contact,
  "contact-form": contactForm,
  documents,
  faq,
  "feature-columns": featureColumns,
  "feature-list": featureList,
  "feature-video-slide": featureVideoSlide,
  "flag-cards": flagCards,
  help,
  hero,
  home,
  "iframe-section": iframeSection,
  "images-grid": imagesGrid,
  infoblocks,
  "journal-cards": journalCards,
  "logo-cloud": logoCloud,
  marquee,
  newsletter,
  partners,
  "pdf-catalog": pdfCatalog,
  points,
  "product-cards": productCards,
  "rich-text": richText,
  "service-center": serviceCenter,
  "service-form": serviceForm,
  "shop-cards": shopCards,
  sliders,
  team,
  "testimonials-slider": testimonialsSlider,
  "tips-tabs": tipsTabs,
  "variation-feature-banner": variationFeatureBanner,
  video,
  "video-tabs": videoTabs,
  "where-to-buy": whereToBuy,
};
