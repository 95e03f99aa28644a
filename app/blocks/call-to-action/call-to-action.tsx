import { ContentLink } from "#app/ui/link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { button, callToAction, heading } from "#styled-system/recipes";

import type { BlockView } from "../block-view.ts";

export function CallToAction({ block }: { block: BlockView<"call-to-action"> }) {
  const { title, text, action, image } = block;
  const styles = callToAction();
  return (
    <section className={styles.root}>
      {image && <Picture {...image} className={styles.image} width={1600} height={1600} />}
      <div className={styles.inner}>
        <div className={styles.content}>
          <h2 className={heading({ level: "2" })}>{title}</h2>
          {text && <p className={styles.text}>{text}</p>}
          <ContentLink href={action.href} className={button({ size: "xl" })}>
            {action.label}
          </ContentLink>
        </div>
      </div>
    </section>
  );
}
