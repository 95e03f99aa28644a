import { Section } from "#app/ui/section.tsx";
import { Video as Film } from "#app/ui/video.tsx";
import { video } from "#styled-system/recipes";

import type { BlockView } from "../block-view.ts";

export function Video({ block }: { block: BlockView<"video"> }) {
  const { title, text, tone, caption } = block;
  const styles = video();
  return (
    <Section title={title} text={text} tone={tone}>
      <figure className={styles.figure}>
        <Film {...block.video} />
        {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
      </figure>
    </Section>
  );
}
