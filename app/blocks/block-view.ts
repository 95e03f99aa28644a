/** What a block's component receives: the stored block with its references turned into data. */
import type { CategoryCard, ProductCard } from "#app/server/catalog/catalog.functions.ts";

import type { BlockKind, StoredBlock } from "./schema.ts";

type DocumentView = StoredBlock<"documents">["documents"][number] & { format: string; size: string };
type CategoryBanner = { category: CategoryCard; size: "large" | "small" };

/** Kinds whose component receives other fields than are stored. */
type ResolvedFields = {
  "category-banners": { banners: CategoryBanner[] };
  documents: { documents: DocumentView[] };
  /** `answer` is HTML. */
  faq: { questions: { question: string; answer: string }[] };
  "product-cards": { products: ProductCard[] };
  /** `body` is HTML. */
  "rich-text": { body: string };
};

type View<Kind extends BlockKind> = Kind extends keyof ResolvedFields
  ? Omit<StoredBlock<Kind>, keyof ResolvedFields[Kind]> & ResolvedFields[Kind]
  : StoredBlock<Kind>;

export type BlockView<Kind extends BlockKind = BlockKind> = { [K in Kind]: View<K> }[Kind];

/** A stored block that fits no schema: logged, and shown in development only. */
export type InvalidBlock = { kind: "invalid"; index: number; problem: string };
