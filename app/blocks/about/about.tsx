import { FigureList } from "#app/ui/figure-list.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { RichText } from "#app/ui/prose.tsx";
import { Section } from "#app/ui/section.tsx";
import { heading, story } from "#styled-system/recipes";

import type { BlockView } from "../block-view.ts";

export function About({ block, opensPage }: { block: BlockView<"about">; opensPage: boolean }) {
  const { tone, eyebrow, title, body, image, figures } = block;
  const styles = story();
  const level = opensPage ? "1" : "2";
  const Heading = `h${level}` as const;
  return (
    <Section tone={tone}>
      <div className={styles.root}>
        <div className={styles.picture}>
          <Picture {...image} priority={opensPage} width={1600} height={1000} />
        </div>
        <div className={styles.content}>
          {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
          <Heading className={heading({ level })}>{title}</Heading>
          <RichText html={body} />
        </div>
      </div>
      <FigureList figures={figures} />
    </Section>
  );
}
