import type { ComponentType } from "react";

import type { BlockView } from "./block-view.ts";
import type { BlockDefinition } from "./define-block.ts";
import type { BlockKind } from "./schema.ts";
import { views } from "./views.gen.ts";

export type BlockProps<Kind extends BlockKind> = {
  block: BlockView<Kind>;
  /** The first block of a page carries the page's heading. */
  opensPage: boolean;
};

export type BlockComponent<Kind extends BlockKind> = ComponentType<BlockProps<Kind>>;

type BlockRegistration<Kind extends BlockKind> = Pick<BlockDefinition, "areas" | "hydration"> & {
  /** Its code, which browsers load when they render or hydrate a block of this kind. */
  load: () => Promise<BlockComponent<Kind>>;
};

/** What browsers know of the kinds: their schemas stay on the server. */
export const blockRegistry: { [Kind in BlockKind]: BlockRegistration<Kind> } = views;
