// Written by build/generated-lists.ts; changes are overwritten.
import { story } from "../app/blocks/about/about.recipes.ts";
import { advertisement } from "../app/blocks/advertisement-slide/advertisement-slide.recipes.ts";
import { appCard } from "../app/blocks/app-cards/app-cards.recipes.ts";
import { articleList } from "../app/blocks/articles/articles.recipes.ts";
import { awardCard } from "../app/blocks/award-cards/award-cards.recipes.ts";
import { awardInvitation } from "../app/blocks/award-invitation/award-invitation.recipes.ts";
import { award } from "../app/blocks/awards-slider/awards-slider.recipes.ts";
import { banner } from "../app/blocks/banner/banner.recipes.ts";
import { bannersSlider } from "../app/blocks/banners-slider/banners-slider.recipes.ts";
import { variationFeatureBanner } from "../styles/recipes/banners.ts";
import { pageLoading, pageSkeleton, progressBar, toasts } from "../styles/recipes/behaviors.ts";
import { bullets } from "../app/blocks/bullets/bullets.recipes.ts";
import { callToAction } from "../app/blocks/call-to-action/call-to-action.recipes.ts";
import { categoryBanner, hero } from "../styles/recipes/cards.ts";
import { catalogShelf } from "../app/blocks/catalog-cards/catalog-cards.recipes.ts";
import { catalogCard } from "../styles/recipes/catalog.ts";
import { comboboxField, fieldRow, selectField } from "../styles/recipes/choice-fields.ts";
import { choicePanels } from "../styles/recipes/choices.ts";
import { errorPage, skipLink } from "../styles/recipes/chrome.ts";
import { columnGrid } from "../styles/recipes/column-grid.ts";
import { comparison } from "../styles/recipes/comparison.ts";
import { actionLinks, badge, button, field, form, formField, heading, serviceProgress } from "../styles/recipes/controls.ts";
import { cookieNotice } from "../styles/recipes/cookie-notice.ts";
import { documentGroups, filterRow, found } from "../styles/recipes/documents.ts";
import { facetMark } from "../styles/recipes/facet-mark.ts";
import { featureList } from "../app/blocks/feature-list/feature-list.recipes.ts";
import { featureVideo } from "../app/blocks/feature-video-slide/feature-video-slide.recipes.ts";
import { video } from "../styles/recipes/films.ts";
import { filterGroup } from "../styles/recipes/filter-group.ts";
import { activeFilters, filterPanel } from "../styles/recipes/filters.ts";
import { finder, finderIndex } from "../styles/recipes/finder.ts";
import { footer, socialLinks } from "../styles/recipes/footer.ts";
import { gallery } from "../styles/recipes/gallery.ts";
import { header } from "../styles/recipes/header.ts";
import { helpTile } from "../app/blocks/help/help.recipes.ts";
import { statement } from "../app/blocks/home/home.recipes.ts";
import { iframeSection } from "../app/blocks/iframe-section/iframe-section.recipes.ts";
import { imagesGrid } from "../app/blocks/images-grid/images-grid.recipes.ts";
import { infoblock } from "../app/blocks/infoblocks/infoblocks.recipes.ts";
import { articleHeader, articleShare, journalCards } from "../styles/recipes/journal.ts";
import { languageMenu } from "../styles/recipes/language-menu.ts";
import { breadcrumb, pagination } from "../styles/recipes/list-links.ts";
import { logoCloud } from "../app/blocks/logo-cloud/logo-cloud.recipes.ts";
import { crystal, wideLogo, wordmarkText } from "../styles/recipes/logo.ts";
import { mainMenu } from "../styles/recipes/main-menu.ts";
import { marquee } from "../app/blocks/marquee/marquee.recipes.ts";
import { mobileMenu } from "../styles/recipes/mobile-menu.ts";
import { hoverOutline, lineBackground } from "../styles/recipes/motion.ts";
import { loopingVideo } from "../styles/recipes/moving-pictures.ts";
import { partnerCard } from "../app/blocks/partners/partners.recipes.ts";
import { flagCard } from "../styles/recipes/partners.ts";
import { catalogViewer, pdfCatalog } from "../app/blocks/pdf-catalog/pdf-catalog.recipes.ts";
import { pictureGallery, zoomDialog } from "../styles/recipes/picture-gallery.ts";
import { picture, pictureShape } from "../styles/recipes/picture.ts";
import { pinMap } from "../styles/recipes/pin-map.ts";
import { placeFinder } from "../styles/recipes/place-finder.ts";
import { countryCards, officeCards, placeContact } from "../styles/recipes/places.ts";
import { points } from "../app/blocks/points/points.recipes.ts";
import { productCard } from "../styles/recipes/product-card.ts";
import { listOpening, productList, sortField } from "../styles/recipes/product-list.ts";
import { priceText, productSafety, stockNotice, successorNotice, variantChoice } from "../styles/recipes/product-offer.ts";
import { productBar, productFiles, productSummary } from "../styles/recipes/product-page.ts";
import { productReviews } from "../styles/recipes/product-reviews.ts";
import { compareTray, productTools, wishList } from "../styles/recipes/product-selection.ts";
import { boxList, featureStory, firmwareList, modelView, productShops } from "../styles/recipes/product-story.ts";
import { chartTable, contentsList, prose, proseParts } from "../styles/recipes/prose.ts";
import { schemeSwitch } from "../styles/recipes/scheme-switch.ts";
import { searchResults } from "../styles/recipes/search-results.ts";
import { searchBox, siteSearch } from "../styles/recipes/search.ts";
import { cardGrid, section } from "../styles/recipes/section.ts";
import { shopCard } from "../app/blocks/shop-cards/shop-cards.recipes.ts";
import { slider } from "../styles/recipes/slider.ts";
import { pictureSlide } from "../app/blocks/sliders/sliders.recipes.ts";
import { rating, testimonial } from "../styles/recipes/slides.ts";
import { figureList } from "../styles/recipes/statement.ts";
import { swatch } from "../styles/recipes/swatch.ts";
import { tagFilter } from "../styles/recipes/tag-filter.ts";
import { teamCard } from "../app/blocks/team/team.recipes.ts";
import { disclosure, featureColumn, fileList, list, listCount, specificationTable } from "../styles/recipes/text.ts";
import { tip } from "../styles/recipes/tip.ts";
import { videoThumbnail } from "../app/blocks/video-tabs/video-tabs.recipes.ts";

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
  pictureShape,
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
  articleShare,
  award,
  awardCard,
  awardInvitation,
  banner,
  boxList,
  callToAction,
  catalogCard,
  catalogShelf,
  catalogViewer,
  categoryBanner,
  chartTable,
  choicePanels,
  comboboxField,
  compareTray,
  comparison,
  contentsList,
  cookieNotice,
  countryCards,
  crystal,
  disclosure,
  documentGroups,
  errorPage,
  facetMark,
  featureColumn,
  featureList,
  featureStory,
  featureVideo,
  figureList,
  fileList,
  filterGroup,
  filterPanel,
  filterRow,
  finder,
  finderIndex,
  firmwareList,
  flagCard,
  footer,
  form,
  formField,
  found,
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
  modelView,
  officeCards,
  pageSkeleton,
  pagination,
  partnerCard,
  pdfCatalog,
  pictureGallery,
  pictureSlide,
  pinMap,
  placeContact,
  placeFinder,
  points,
  priceText,
  productBar,
  productCard,
  productFiles,
  productList,
  productReviews,
  productSafety,
  productShops,
  productSummary,
  productTools,
  proseParts,
  rating,
  schemeSwitch,
  searchBox,
  searchResults,
  section,
  serviceProgress,
  shopCard,
  siteSearch,
  slider,
  sortField,
  statement,
  stockNotice,
  story,
  successorNotice,
  tagFilter,
  teamCard,
  testimonial,
  tip,
  toasts,
  variantChoice,
  variationFeatureBanner,
  video,
  videoThumbnail,
  wideLogo,
  wishList,
  zoomDialog,
};
