import { formatNumber } from "#app/site/format.ts";

import type { BlockScope } from "../block-scope.ts";
import type { StoredBlock } from "../schema.ts";

export function resolvePoints(block: StoredBlock<"points">, { site }: Pick<BlockScope, "site">) {
  const points = block.points.map((point) => ({
    ...point,
    figure: formatNumber(point.figure, site.languageTag),
  }));
  return { ...block, points };
}
