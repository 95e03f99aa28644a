import { banner, variationFeatureBanner } from "./banners.ts";
import { badge, button, field, form, formField, heading } from "./controls.ts";
import { callToAction, categoryBanner, hero, productCard } from "./cards.ts";
import { choicePanels, swatch, tip } from "./choices.ts";
import { errorPage, footer, header, languageMenu, skipLink } from "./chrome.ts";
import { bullets, featureList, infoblock, points } from "./facts.ts";
import { iframeSection, video, videoThumbnail } from "./films.ts";
import { hoverOutline, lineBackground } from "./motion.ts";
import { cardGrid, groupList, section } from "./section.ts";
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
import { gallery } from "./gallery.ts";
import { productDetail } from "./product-detail.ts";

export const recipes = {
  articlePicture,
  badge,
  bullets,
  button,
  field,
  heading,
  hoverOutline,
  cardGrid,
  imagesGrid,
  listCount,
  prose,
  skipLink,
  groupList,
  specificationTable,
  swatch,
};

export const slotRecipes = {
  banner,
  callToAction,
  categoryBanner,
  choicePanels,
  disclosure,
  errorPage,
  featureColumn,
  featureList,
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
  points,
  productCard,
  productDetail,
  section,
  tip,
  variationFeatureBanner,
  video,
  videoThumbnail,
};

/** Variants whose value comes from content, which the extractor cannot see in the code. */
export const staticRecipes = {
  section: [{ tone: ["auto", "dark", "light", "accent"], layout: ["stacked", "split"], backed: ["true"] }],
  bullets: [{ columns: ["1", "2"] }],
  choicePanels: [{ look: ["tabs", "thumbnails", "swatches"] }],
  featureList: [{ side: ["start", "end"] }],
  lineBackground: [{ direction: ["level", "rising", "upright", "falling"] }],
  swatch: [{ color: ["*"] }],
  variationFeatureBanner: [{ accent: ["*"] }],
  categoryBanner: [{ size: ["large", "small"] }],
  hero: [{ size: ["screen", "page"] }],
};
