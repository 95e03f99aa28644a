import { Picture } from "#app/ui/picture.tsx";
import { Section } from "#app/ui/section.tsx";
import { imagesGrid } from "#styled-system/recipes";

import type { BlockView } from "../block-view.ts";

export function ImagesGrid({ block }: { block: BlockView<"images-grid"> }) {
  return (
    <Section title={block.title} tone={block.tone}>
      <div className={imagesGrid()}>
        {block.images.map((image) => (
          <Picture key={image.src} {...image} width={1600} height={1000} />
        ))}
      </div>
    </Section>
  );
}
