import type { BlockView } from "./block-view.ts";
import type { BlockKind } from "./schema.ts";

const modules = import.meta.glob<{ fixture: BlockView }>(
  ["./*/*.definition.ts", "./brand.gen/*/*.definition.ts"],
  { eager: true },
);

export const blockFixtures = Object.fromEntries(
  Object.values(modules).map(({ fixture }) => [fixture.kind, fixture]),
) as { [Kind in BlockKind]: BlockView<Kind> };
