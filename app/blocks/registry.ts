import type { ComponentType } from "react";

import { views as brandViews } from "./brand.gen/views.gen.ts";
import type { BlockView } from "./block-view.ts";
import type { BlockDefinition } from "./define-block.ts";
import type { BlockKind } from "./schema.ts";
import { views } from "./views.gen.ts";

export type BlockProps<Kind extends BlockKind> = {
  block: BlockView<Kind>;
  opensPage: boolean;
};

export type BlockComponent<Kind extends BlockKind> = ComponentType<BlockProps<Kind>>;

type BlockRegistration<Kind extends BlockKind> = Pick<BlockDefinition, "areas" | "hydration"> & {
  load: () => Promise<BlockComponent<Kind>>;
};

/** Contains no schemas, so that they stay on the server. */
export const blockRegistry: { [Kind in BlockKind]: BlockRegistration<Kind> } = { ...views, ...brandViews };
