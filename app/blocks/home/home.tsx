import { ActionLinks } from "#app/ui/action-links.tsx";
import { FigureList } from "#app/ui/figure-list.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Section } from "#app/ui/section.tsx";
import { statement } from "#styled-system/recipes";

import type { BlockView } from "../block-view.ts";

export function Home({ block, opensPage }: { block: BlockView<"home">; opensPage: boolean }) {
  const { tone, eyebrow, title, text, image, figures, actions } = block;
  const styles = statement();
  const Heading = opensPage ? "h1" : "h2";
  return (
    <Section tone={tone}>
      <div className={styles.root}>
        <div className={styles.content}>
          {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
          <Heading className={styles.title}>{title}</Heading>
          {text && <p className={styles.text}>{text}</p>}
          <ActionLinks actions={actions} />
        </div>
        <div className={styles.picture}>
          <Picture {...image} priority={opensPage} width={1600} height={1000} />
        </div>
      </div>
      <FigureList figures={figures} />
    </Section>
  );
}
