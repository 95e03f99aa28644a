import { HoverOutline } from "#app/ui/hover-outline.tsx";
import { ContentLink } from "#app/ui/link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Section } from "#app/ui/section.tsx";
import { banner, button } from "#styled-system/recipes";

import type { BlockView } from "../block-view.ts";

export function Banner({ block }: { block: BlockView<"banner"> }) {
  const { eyebrow, title, text, tone, image, action } = block;
  const styles = banner();
  return (
    <Section tone={tone}>
      <div className={styles.root}>
        <Picture {...image} className={styles.image} width={1600} height={1000} />
        <div className={styles.shade} />
        <div className={styles.content}>
          {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
          <h2 className={styles.title}>{title}</h2>
          {text && <p className={styles.text}>{text}</p>}
          <ContentLink href={action.href} className={`${button()} ${styles.action}`}>
            {action.label}
          </ContentLink>
        </div>
        <HoverOutline />
      </div>
    </Section>
  );
}
