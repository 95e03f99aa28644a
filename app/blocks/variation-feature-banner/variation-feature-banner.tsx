import { ChoicePanels } from "#app/ui/choice-panels.tsx";
import { ContentLink } from "#app/ui/link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { button, swatch, variationFeatureBanner } from "#styled-system/recipes";

import type { BlockView } from "../block-view.ts";

/** A product on the dark chrome, in the colour that the visitor chooses. */
export function VariationFeatureBanner({ block }: { block: BlockView<"variation-feature-banner"> }) {
  const { eyebrow, title, text, accent = "none", variations, action } = block;
  const styles = variationFeatureBanner({ accent });
  const choices = variations.map(({ color, name, image }) => ({
    key: name,
    label: (
      <>
        <span className={swatch({ color })} />
        {name}
      </>
    ),
    panel: (
      <div className={styles.picture}>
        <Picture {...image} width={1600} height={1600} />
      </div>
    ),
  }));
  return (
    <section className={styles.root}>
      <div className={styles.inner}>
        <div className={styles.content}>
          {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
          <h2 className={styles.title}>{title}</h2>
          {text && <p className={styles.text}>{text}</p>}
          {action && (
            <ContentLink href={action.href} className={button({ size: "xl" })}>
              {action.label}
            </ContentLink>
          )}
        </div>
        <div className={styles.stage}>
          <ChoicePanels legend={title} look="swatches" choices={choices} />
        </div>
      </div>
    </section>
  );
}
