import { banner, variationFeatureBanner } from "./banners.ts";
import { pageLoading, pageSkeleton, progressBar, toasts } from "./behaviours.ts";
import { callToAction, categoryBanner, hero } from "./cards.ts";
import { productCard } from "./product-card.ts";
import { catalogueCard, catalogueShelf, pdfCatalogue } from "./catalogue.ts";
import { catalogueViewer } from "./catalogue-viewer.ts";
import { fieldRow, selectField } from "./choice-fields.ts";
import { choicePanels, swatch, tip } from "./choices.ts";
import { errorPage, skipLink } from "./chrome.ts";
import { columnGrid } from "./column-grid.ts";
import { actionLinks, badge, button, field, form, formField, heading } from "./controls.ts";
import { cookieNotice } from "./cookie-notice.ts";
import { documentGroups, filterRow, found } from "./documents.ts";
import { facetMark } from "./facet-mark.ts";
import { bullets, featureList, infoblock, points } from "./facts.ts";
import { iframeSection, video, videoThumbnail } from "./films.ts";
import { activeFilters, filterGroup, filterPanel } from "./filters.ts";
import { footer, socialLinks } from "./footer.ts";
import { gallery } from "./gallery.ts";
import { header } from "./header.ts";
import { articleHeader, articleList, journalCards } from "./journal.ts";
import { breadcrumb, pagination } from "./list-links.ts";
import { crystal, wideLogo, wordmarkText } from "./logo.ts";
import { mobileMenu } from "./mobile-menu.ts";
import { hoverOutline, lineBackground } from "./motion.ts";
import { featureVideo, loopingVideo, marquee } from "./moving-pictures.ts";
import { flagCard, logoCloud, partnerCard, shopCard } from "./partners.ts";
import { awardCard, awardInvitation, teamCard } from "./people.ts";
import { picture } from "./picture.ts";
import { pictureGallery, zoomDialog } from "./picture-gallery.ts";
import {
  colorChoice,
  featureSlide,
  productBar,
  productFiles,
  productReviews,
  productSummary,
} from "./product-page.ts";
import { listOpening, productList, sortField } from "./product-list.ts";
import { pinMap } from "./pin-map.ts";
import { placeFinder } from "./place-finder.ts";
import { countryCards, officeCards, placeContact } from "./places.ts";
import { searchResults } from "./search-results.ts";
import { searchBox, siteSearch } from "./search.ts";
import { cardGrid, section } from "./section.ts";
import { bannersSlider, slider } from "./slider.ts";
import { advertisement, appCard, award, pictureSlide, rating, testimonial } from "./slides.ts";
import { figureList, helpTile, statement, story } from "./statement.ts";
import { tagFilter } from "./tag-filter.ts";
import { contentsList, prose, proseParts } from "./prose.ts";
import {
  disclosure,
  featureColumn,
  fileList,
  imagesGrid,
  list,
  listCount,
  specificationTable,
} from "./text.ts";
import { languageMenu } from "./language-menu.ts";
import { mainMenu } from "./main-menu.ts";

export const recipes = {
  actionLinks,
  badge,
  bannersSlider,
  breadcrumb,
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
  activeFilters,
  advertisement,
  appCard,
  articleHeader,
  articleList,
  award,
  awardCard,
  awardInvitation,
  banner,
  callToAction,
  catalogueCard,
  catalogueShelf,
  catalogueViewer,
  categoryBanner,
  choicePanels,
  contentsList,
  colorChoice,
  cookieNotice,
  countryCards,
  crystal,
  disclosure,
  documentGroups,
  errorPage,
  facetMark,
  featureColumn,
  featureList,
  featureSlide,
  featureVideo,
  figureList,
  filterRow,
  found,
  fileList,
  filterGroup,
  filterPanel,
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
  listOpening,
  logoCloud,
  loopingVideo,
  mainMenu,
  marquee,
  mobileMenu,
  officeCards,
  pageSkeleton,
  pagination,
  partnerCard,
  pdfCatalogue,
  pictureGallery,
  pictureSlide,
  pinMap,
  placeContact,
  placeFinder,
  points,
  productBar,
  productCard,
  proseParts,
  productFiles,
  productList,
  productReviews,
  productSummary,
  rating,
  searchBox,
  searchResults,
  section,
  shopCard,
  siteSearch,
  slider,
  sortField,
  statement,
  story,
  tagFilter,
  teamCard,
  testimonial,
  tip,
  toasts,
  variationFeatureBanner,
  video,
  videoThumbnail,
  wideLogo,
  zoomDialog,
};

/** Variants whose value comes from content or a prop, which the extractor cannot see in the code. */
export const staticRecipes = {
  bullets: [{ columns: ["1", "2"] }],
  categoryBanner: [{ size: ["large", "small", "tile"] }],
  choicePanels: [{ look: ["tabs", "thumbnails", "swatches", "gallery", "features"] }],
  columnGrid: [{ columns: ["2", "3", "4", "5", "6"] }],
  facetMark: [{ stone: ["amethyst", "citrine"] }],
  featureList: [{ side: ["start", "end"] }],
  fileList: [{ layout: ["row", "stacked"] }],
  hero: [{ size: ["screen", "page"], place: ["section", "slide"] }],
  languageMenu: [{ place: ["header", "drawer"] }],
  lineBackground: [{ direction: ["level", "rising", "upright", "falling"] }],
  logoCloud: [{ lettering: ["condensed", "wide", "round"] }],
  searchBox: [{ place: ["bar", "page"] }],
  section: [{ tone: ["auto", "dark", "light", "accent"], layout: ["stacked", "split"], backed: ["true"] }],
  slider: [{ layout: ["banners", "cards", "awards", "apps", "advertisements", "pictures"] }],
  swatch: [
    {
      color: ["gray", "red", "yellow", "blue", "black", "white", "blue-gray", "light-grey", "purple", "own"],
    },
  ],
  variationFeatureBanner: [{ accent: ["red", "yellow", "aqua", "blue", "pink", "gray"] }],
};
