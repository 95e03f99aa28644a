import { banner, variationFeatureBanner } from "./banners.ts";
import { callToAction, categoryBanner, hero, productCard } from "./cards.ts";
import { choicePanels, swatch, tip } from "./choices.ts";
import { errorPage, footer, header, languageMenu, skipLink } from "./chrome.ts";
import { badge, button, field, form, formField, heading } from "./controls.ts";
import { bullets, featureList, infoblock, points } from "./facts.ts";
import { iframeSection, video, videoThumbnail } from "./films.ts";
import { gallery } from "./gallery.ts";
import { hoverOutline, lineBackground } from "./motion.ts";
import { featureVideo, loopingVideo, marquee } from "./moving-pictures.ts";
import { productDetail } from "./product-detail.ts";
import { cardGrid, groupList, section } from "./section.ts";
import { bannersSlider, slider } from "./slider.ts";
import { advertisement, appCard, award, pictureSlide, testimonial } from "./slides.ts";
import {
  articlePicture,
  disclosure,
  featureColumn,
  fileList,
  imagesGrid,
  list,
  listCount,
  prose,
  specificationTable,
} from "./text.ts";

export const recipes = {
  articlePicture,
  badge,
  bullets,
  button,
  cardGrid,
  field,
  groupList,
  heading,
  hoverOutline,
  imagesGrid,
  listCount,
  prose,
  skipLink,
  specificationTable,
  swatch,
};

export const slotRecipes = {
  advertisement,
  appCard,
  award,
  banner,
  bannersSlider,
  callToAction,
  categoryBanner,
  choicePanels,
  disclosure,
  errorPage,
  featureColumn,
  featureList,
  featureVideo,
  fileList,
  footer,
  form,
  formField,
  gallery,
  header,
  hero,
  iframeSection,
  infoblock,
  languageMenu,
  lineBackground,
  list,
  loopingVideo,
  marquee,
  pictureSlide,
  points,
  productCard,
  productDetail,
  section,
  slider,
  testimonial,
  tip,
  variationFeatureBanner,
  video,
  videoThumbnail,
};

/** Variants whose value comes from content or a prop, which the extractor cannot see in the code. */
export const staticRecipes = {
  bullets: [{ columns: ["1", "2"] }],
  categoryBanner: [{ size: ["large", "small"] }],
  choicePanels: [{ look: ["tabs", "thumbnails", "swatches"] }],
  featureList: [{ side: ["start", "end"] }],
  hero: [{ size: ["screen", "page"] }],
  languageMenu: [{ place: ["header", "drawer"] }],
  lineBackground: [{ direction: ["level", "rising", "upright", "falling"] }],
  section: [{ tone: ["auto", "dark", "light", "accent"], layout: ["stacked", "split"], backed: ["true"] }],
  slider: [{ layout: ["banners", "cards", "awards", "apps", "advertisements", "pictures"] }],
  swatch: [{ color: ["*"] }],
  variationFeatureBanner: [{ accent: ["*"] }],
};
