import { badge, button, field, form, formField, heading } from "./controls.ts";
import { callToAction, categoryBanner, hero, productCard } from "./cards.ts";
import { errorPage, footer, header, languageMenu, skipLink } from "./chrome.ts";
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
  button,
  field,
  heading,
  cardGrid,
  imagesGrid,
  listCount,
  prose,
  skipLink,
  groupList,
  specificationTable,
};

export const slotRecipes = {
  callToAction,
  categoryBanner,
  disclosure,
  errorPage,
  featureColumn,
  fileList,
  footer,
  form,
  formField,
  gallery,
  header,
  hero,
  languageMenu,
  list,
  productCard,
  productDetail,
  section,
};

/** Variants whose value comes from content, which the extractor cannot see in the code. */
export const staticRecipes = {
  section: [{ tone: ["auto", "dark", "light", "accent"], layout: ["stacked", "split"] }],
  categoryBanner: [{ size: ["large", "small"] }],
  hero: [{ size: ["screen", "page"] }],
};
