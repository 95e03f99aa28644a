import type { ComponentType } from "react";

import type { BlockView, InvalidBlock } from "./block-view.ts";
import { CallToAction } from "./call-to-action/call-to-action.tsx";
import { CategoryBanners } from "./category-banners/category-banners.tsx";
import { ContactForm } from "./contact-form/contact-form.tsx";
import { Documents } from "./documents/documents.tsx";
import { Faq } from "./faq/faq.tsx";
import { FeatureColumns } from "./feature-columns/feature-columns.tsx";
import { Hero } from "./hero/hero.tsx";
import { ImagesGrid } from "./images-grid/images-grid.tsx";
import { ProductCards } from "./product-cards/product-cards.tsx";
import { RichText } from "./rich-text/rich-text.tsx";
import type { BlockKind } from "./schema.ts";

export type BlockProps<Kind extends BlockKind> = {
  block: BlockView<Kind>;
  /** The first block of a page carries the page's heading. */
  opensPage: boolean;
};

/** The component of every kind: a missing one is a type error. */
export const blockComponents: { [Kind in BlockKind]: ComponentType<BlockProps<Kind>> } = {
  "call-to-action": CallToAction,
  "category-banners": CategoryBanners,
  "contact-form": ContactForm,
  documents: Documents,
  faq: Faq,
  "feature-columns": FeatureColumns,
  hero: Hero,
  "images-grid": ImagesGrid,
  "product-cards": ProductCards,
  "rich-text": RichText,
};

export function Blocks({ blocks }: { blocks: (BlockView | InvalidBlock)[] }) {
  return blocks.map((block, index) =>
    block.kind === "invalid" ? (
      <p key={index} role="alert">
        Block {block.index} was dropped. {block.problem}
      </p>
    ) : (
      <Block key={index} block={block} opensPage={index === 0} />
    ),
  );
}

function Block<Kind extends BlockKind>({ block, opensPage }: BlockProps<Kind>) {
  const Component: ComponentType<BlockProps<Kind>> = blockComponents[block.kind as Kind];
  return <Component block={block} opensPage={opensPage} />;
}
