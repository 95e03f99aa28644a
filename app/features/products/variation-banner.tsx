import type { ReactNode } from "react";

import type { Image } from "#app/validation/fields.ts";
import { ChoicePanels } from "#app/ui/choice-panels.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { variationFeatureBanner, type VariationFeatureBannerVariantProps } from "#styled-system/recipes";

type VariationBannerProps = {
  eyebrow?: string | undefined;
  title: string;
  text?: string | undefined;
  accent?: VariationFeatureBannerVariantProps["accent"];
  /** At most 12. `mark` shows the color next to its name. */
  variations: { name: string; image: Image; mark: ReactNode }[];
  action?: ReactNode;
};

export function VariationBanner(props: VariationBannerProps) {
  const { eyebrow, title, text, accent = "none", variations, action } = props;
  const styles = variationFeatureBanner({ accent });
  const choices = variations.map(({ name, image, mark }) => ({
    key: name,
    label: (
      <>
        {mark}
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
          {action}
        </div>
        <div className={styles.stage}>
          <ChoicePanels legend={title} look="swatches" choices={choices} />
        </div>
      </div>
    </section>
  );
}
