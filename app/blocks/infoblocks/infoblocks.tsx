import { Picture } from "#app/ui/picture.tsx";
import { RichText } from "#app/ui/prose.tsx";
import { Section } from "#app/ui/section.tsx";
import { columnGrid, infoblock } from "#styled-system/recipes";

import type { BlockView } from "../block-view.ts";

export function Infoblocks({ block }: { block: BlockView<"infoblocks"> }) {
  const styles = infoblock();
  const inPairs = [2, 4].includes(block.blocks.length);
  const Heading = block.title ? "h3" : "h2";
  return (
    <Section title={block.title} text={block.text} tone={block.tone}>
      <div className={columnGrid({ columns: inPairs ? "2" : "3", size: "wide" })}>
        {block.blocks.map(({ title, body, image }) => (
          <div key={title} className={styles.root}>
            {image && <Picture {...image} className={styles.picture} width={1600} height={1000} />}
            <div className={styles.body}>
              <Heading className={styles.title}>{title}</Heading>
              <RichText html={body} />
            </div>
          </div>
        ))}
      </div>
    </Section>
  );
}
