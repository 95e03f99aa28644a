import { useLingui } from "@lingui/react/macro";

import { Picture } from "#app/ui/picture.tsx";
import { Section } from "#app/ui/section.tsx";
import { Slider } from "#app/ui/slider.tsx";
import { pictureSlide } from "#styled-system/recipes";

import type { BlockView } from "../block-view.ts";

export function Sliders({ block }: { block: BlockView<"sliders"> }) {
  const { t } = useLingui();
  const { title, text, tone, slides } = block;
  const styles = pictureSlide();
  return (
    <Section title={title} text={text} tone={tone}>
      <Slider label={title ?? t`Pictures`} layout="pictures">
        {slides.map(({ image, caption }) => (
          <figure key={image.src} className={styles.root}>
            <Picture {...image} width={1600} height={1000} />
            {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
          </figure>
        ))}
      </Slider>
    </Section>
  );
}
