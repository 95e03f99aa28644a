import { ContentLink } from "#app/ui/link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Section } from "#app/ui/section.tsx";
import { banner, button, hoverOutline } from "#styled-system/recipes";

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

/** Animated dashes around a hovered or focused card. The parent must be positioned and have the card's border radius. */
function HoverOutline() {
  return (
    <svg className={hoverOutline()} aria-hidden="true">
      {[0, 1, 2, 3].map((quarter) => (
        <rect key={quarter} width="100%" height="100%" rx="15" pathLength="100" />
      ))}
    </svg>
  );
}
