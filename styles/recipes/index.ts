import { badge, button, field, form, formField, heading } from "./controls.ts";
import { callToAction, categoryBanner, hero, productCard } from "./cards.ts";
import { errorPage, footer, header, languageMenu, skipLink } from "./chrome.ts";
import { cardGrid, section } from "./section.ts";
import { disclosure, featureColumn, fileList, imagesGrid, list, prose, specificationTable } from "./text.ts";
import { productDetail } from "./product-detail.ts";

export const recipes = { badge, button, field, heading, cardGrid, imagesGrid, prose, skipLink, specificationTable };

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
  section: [{ tone: ["auto", "dark", "light", "accent"] }],
  categoryBanner: [{ size: ["large", "small"] }],
  hero: [{ size: ["screen", "page"] }],
};
