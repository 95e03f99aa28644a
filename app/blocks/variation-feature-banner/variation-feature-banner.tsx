import { VariationBanner } from "#app/features/products/variation-banner.tsx";
import { ContentLink } from "#app/ui/link.tsx";
import { button, swatch } from "#styled-system/recipes";

import type { BlockView } from "../block-view.ts";

export function VariationFeatureBanner({ block }: { block: BlockView<"variation-feature-banner"> }) {
  const { eyebrow, title, text, accent, variations, action } = block;
  return (
    <VariationBanner
      eyebrow={eyebrow}
      title={title}
      text={text}
      accent={accent}
      variations={variations.map(({ color, name, image }) => ({
        name,
        image,
        mark: <span className={swatch({ color })} />,
      }))}
      action={
        action && (
          <ContentLink href={action.href} className={button({ size: "xl" })}>
            {action.label}
          </ContentLink>
        )
      }
    />
  );
}
