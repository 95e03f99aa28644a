import { useHydrated } from "@tanstack/react-router";
import { type ComponentType, memo, useState } from "react";

import type { BlockView, InvalidBlock } from "./block-view.ts";
import { About } from "./about/about.tsx";
import { AdvertisementSlide } from "./advertisement-slide/advertisement-slide.tsx";
import { AppCards } from "./app-cards/app-cards.tsx";
import { Articles } from "./articles/articles.tsx";
import { AwardCards } from "./award-cards/award-cards.tsx";
import { AwardInvitation } from "./award-invitation/award-invitation.tsx";
import { AwardsSlider } from "./awards-slider/awards-slider.tsx";
import { Banner } from "./banner/banner.tsx";
import { BannersSlider } from "./banners-slider/banners-slider.tsx";
import { Bullets } from "./bullets/bullets.tsx";
import { CallToAction } from "./call-to-action/call-to-action.tsx";
import { CatalogueCards } from "./catalogue-cards/catalogue-cards.tsx";
import { CategoryBanners } from "./category-banners/category-banners.tsx";
import { Contact } from "./contact/contact.tsx";
import { ContactForm } from "./contact-form/contact-form.tsx";
import { Documents } from "./documents/documents.tsx";
import { Faq } from "./faq/faq.tsx";
import { FeatureColumns } from "./feature-columns/feature-columns.tsx";
import { FeatureList } from "./feature-list/feature-list.tsx";
import { FeatureVideoSlide } from "./feature-video-slide/feature-video-slide.tsx";
import { FlagCards } from "./flag-cards/flag-cards.tsx";
import { Help } from "./help/help.tsx";
import { Hero } from "./hero/hero.tsx";
import { Home } from "./home/home.tsx";
import { IframeSection } from "./iframe-section/iframe-section.tsx";
import { ImagesGrid } from "./images-grid/images-grid.tsx";
import { Infoblocks } from "./infoblocks/infoblocks.tsx";
import { JournalCards } from "./journal-cards/journal-cards.tsx";
import { LogoCloud } from "./logo-cloud/logo-cloud.tsx";
import { Marquee } from "./marquee/marquee.tsx";
import { Partners } from "./partners/partners.tsx";
import { PdfCatalogue } from "./pdf-catalogue/pdf-catalogue.tsx";
import { Points } from "./points/points.tsx";
import { ProductCards } from "./product-cards/product-cards.tsx";
import { RichText } from "./rich-text/rich-text.tsx";
import { ServiceCentre } from "./service-centre/service-centre.tsx";
import { ServiceForm } from "./service-form/service-form.tsx";
import { ShopCards } from "./shop-cards/shop-cards.tsx";
import { Sliders } from "./sliders/sliders.tsx";
import { Team } from "./team/team.tsx";
import { TestimonialsSlider } from "./testimonials-slider/testimonials-slider.tsx";
import { TipsTabs } from "./tips-tabs/tips-tabs.tsx";
import { VariationFeatureBanner } from "./variation-feature-banner/variation-feature-banner.tsx";
import { Video } from "./video/video.tsx";
import { VideoTabs } from "./video-tabs/video-tabs.tsx";
import { WhereToBuy } from "./where-to-buy/where-to-buy.tsx";
import { HydratedBlock, type Hydration } from "./hydration.tsx";
import type { BlockKind } from "./schema.ts";

export type BlockProps<Kind extends BlockKind> = {
  block: BlockView<Kind>;
  /** The first block of a page carries the page's heading. */
  opensPage: boolean;
};

type BlockComponent<Kind extends BlockKind> = ComponentType<BlockProps<Kind>> & { hydration: Hydration };

/** The component of every kind: a missing one is a type error. */
export const blockComponents: { [Kind in BlockKind]: BlockComponent<Kind> } = {
  about: About,
  "advertisement-slide": AdvertisementSlide,
  "app-cards": AppCards,
  articles: Articles,
  "award-cards": AwardCards,
  "award-invitation": AwardInvitation,
  "awards-slider": AwardsSlider,
  banner: Banner,
  "banners-slider": BannersSlider,
  bullets: Bullets,
  "call-to-action": CallToAction,
  "catalogue-cards": CatalogueCards,
  "category-banners": CategoryBanners,
  contact: Contact,
  "contact-form": ContactForm,
  documents: Documents,
  faq: Faq,
  "feature-columns": FeatureColumns,
  "feature-list": FeatureList,
  "feature-video-slide": FeatureVideoSlide,
  "flag-cards": FlagCards,
  help: Help,
  hero: Hero,
  home: Home,
  "iframe-section": IframeSection,
  "images-grid": ImagesGrid,
  infoblocks: Infoblocks,
  "journal-cards": JournalCards,
  "logo-cloud": LogoCloud,
  marquee: Marquee,
  partners: Partners,
  "pdf-catalogue": PdfCatalogue,
  points: Points,
  "product-cards": ProductCards,
  "rich-text": RichText,
  "service-centre": ServiceCentre,
  "service-form": ServiceForm,
  "shop-cards": ShopCards,
  sliders: Sliders,
  team: Team,
  "testimonials-slider": TestimonialsSlider,
  "tips-tabs": TipsTabs,
  "variation-feature-banner": VariationFeatureBanner,
  video: Video,
  "video-tabs": VideoTabs,
  "where-to-buy": WhereToBuy,
};

type BlocksProps = { blocks: (BlockView | InvalidBlock)[] };

/** @param page names the page: blocks of another one are new, also where kind and place are the same */
export function Blocks({ page, blocks }: BlocksProps & { page: string }) {
  return <PageBlocks key={page} blocks={blocks} />;
}

function PageBlocks({ blocks }: BlocksProps) {
  const [drawn] = useState(!useHydrated());
  return blocks.map((block, index) =>
    block.kind === "invalid" ? (
      <p key={index} role="alert">
        Block {block.index} was dropped. {block.problem}
      </p>
    ) : (
      <Block key={index} block={block} opensPage={index === 0} drawn={drawn} />
    ),
  );
}

const Block = memo(function Block({ drawn, ...props }: BlockProps<BlockKind> & { drawn: boolean }) {
  const Component = blockComponents[props.block.kind] as BlockComponent<BlockKind>;
  return (
    <div data-block={props.block.kind}>
      <HydratedBlock hydration={Component.hydration} drawn={drawn}>
        <Component {...props} />
      </HydratedBlock>
    </div>
  );
});
