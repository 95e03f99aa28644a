import { CategoryBanner } from "#app/features/products/category-banner.tsx";
import { Section } from "#app/ui/section.tsx";
import { cardGrid } from "#styled-system/recipes";

import type { BlockView } from "../block-view.ts";

export function CategoryBanners({ block }: { block: BlockView<"category-banners"> }) {
  const { title, tone, banners } = block;
  if (banners.length === 0) return null;
  return (
    <Section title={title} tone={tone}>
      <div className={cardGrid({ columns: "banners" })}>
        {banners.map(({ category, size, color }) => (
          <CategoryBanner
            key={category.slug}
            category={category}
            // A large and a small one would leave a gap.
            size={banners.length === 2 ? "large" : size}
            color={color}
          />
        ))}
      </div>
    </Section>
  );
}
