import { banner, variationFeatureBanner } from "./banners.ts";
import { onlineNotice, pageLoading, progressBar } from "./behaviours.ts";
import { callToAction, categoryBanner, hero, productCard } from "./cards.ts";
import { catalogueCard, catalogueShelf, pdfCatalogue } from "./catalogue.ts";
import { fieldRow, selectField } from "./choice-fields.ts";
import { choicePanels, swatch, tip } from "./choices.ts";
import { errorPage, skipLink } from "./chrome.ts";
import { columnGrid } from "./column-grid.ts";
import { badge, button, field, form, formField, heading } from "./controls.ts";
import { cookieNotice } from "./cookie-notice.ts";
import { facetMark } from "./facet-mark.ts";
import { bullets, featureList, infoblock, points } from "./facts.ts";
import { iframeSection, video, videoThumbnail } from "./films.ts";
import { footer, socialLinks } from "./footer.ts";
import { gallery } from "./gallery.ts";
import { header, languageMenu, mainMenu } from "./header.ts";
import { articleList, journalCards } from "./journal.ts";
import { crystal, wideLogo, wordmarkText } from "./logo.ts";
import { mobileMenu } from "./mobile-menu.ts";
import { hoverOutline, lineBackground } from "./motion.ts";
import { featureVideo, loopingVideo, marquee } from "./moving-pictures.ts";
import { flagCard, logoCloud, partnerCard, shopCard } from "./partners.ts";
import { awardCard, awardInvitation, teamCard } from "./people.ts";
import { picture } from "./picture.ts";
import { countryCards, officeCards } from "./places.ts";
import { productDetail } from "./product-detail.ts";
import { cardGrid, section } from "./section.ts";
import { bannersSlider, slider } from "./slider.ts";
import { advertisement, appCard, award, pictureSlide, testimonial } from "./slides.ts";
import { figureList, helpTile, statement, story } from "./statement.ts";
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
  columnGrid,
  field,
  fieldRow,
  heading,
  hoverOutline,
  imagesGrid,
  listCount,
  onlineNotice,
  pageLoading,
  picture,
  progressBar,
  prose,
  selectField,
  skipLink,
  socialLinks,
  specificationTable,
  swatch,
  wordmarkText,
};

export const slotRecipes = {
  advertisement,
  appCard,
  articleList,
  award,
  awardCard,
  awardInvitation,
  banner,
  bannersSlider,
  callToAction,
  catalogueCard,
  catalogueShelf,
  categoryBanner,
  choicePanels,
  cookieNotice,
  countryCards,
  crystal,
  disclosure,
  errorPage,
  facetMark,
  featureColumn,
  featureList,
  featureVideo,
  figureList,
  fileList,
  flagCard,
  footer,
  form,
  formField,
  gallery,
  header,
  helpTile,
  hero,
  iframeSection,
  infoblock,
  journalCards,
  languageMenu,
  lineBackground,
  list,
  logoCloud,
  loopingVideo,
  mainMenu,
  marquee,
  mobileMenu,
  officeCards,
  partnerCard,
  pdfCatalogue,
  pictureSlide,
  points,
  productCard,
  productDetail,
  section,
  shopCard,
  slider,
  statement,
  story,
  teamCard,
  testimonial,
  tip,
  variationFeatureBanner,
  video,
  videoThumbnail,
  wideLogo,
};

/** Variants whose value comes from content or a prop, which the extractor cannot see in the code. */
export const staticRecipes = {
  bullets: [{ columns: ["1", "2"] }],
  categoryBanner: [{ size: ["large", "small"] }],
  choicePanels: [{ look: ["tabs", "thumbnails", "swatches"] }],
  columnGrid: [{ columns: ["2", "3", "4", "5", "6"] }],
  facetMark: [{ stone: ["amethyst", "citrine"] }],
  featureList: [{ side: ["start", "end"] }],
  hero: [{ size: ["screen", "page"] }],
  languageMenu: [{ place: ["header", "drawer"] }],
  lineBackground: [{ direction: ["level", "rising", "upright", "falling"] }],
  logoCloud: [{ lettering: ["condensed", "wide", "round"] }],
  section: [{ tone: ["auto", "dark", "light", "accent"], layout: ["stacked", "split"], backed: ["true"] }],
  slider: [{ layout: ["banners", "cards", "awards", "apps", "advertisements", "pictures"] }],
  swatch: [{ color: ["gray", "red", "yellow", "blue", "black", "white", "blue-gray", "light-grey"] }],
  variationFeatureBanner: [{ accent: ["red", "yellow", "aqua", "blue", "pink", "gray"] }],
};
