import { ContentLink } from "#app/ui/link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Section } from "#app/ui/section.tsx";
import { Slider } from "#app/ui/slider.tsx";
import { advertisement, badge } from "#styled-system/recipes";

import type { BlockView } from "../block-view.ts";

export function AdvertisementSlide({ block }: { block: BlockView<"advertisement-slide"> }) {
  const { title, text, tone, advertisements } = block;
  const styles = advertisement();
  return (
    <Section title={title} text={text} tone={tone}>
      <Slider label={title} layout="advertisements">
        {advertisements.map(({ image, title: name, text: promise, tag, href }) => (
          <article key={name} className={styles.root}>
            <Picture {...image} className={styles.image} width={1600} height={1000} />
            <div className={styles.shade} />
            <div className={styles.content}>
              {tag && <p className={badge()}>{tag}</p>}
              <h3 className={styles.title}>
                <ContentLink href={href}>{name}</ContentLink>
              </h3>
              {promise && <p className={styles.text}>{promise}</p>}
            </div>
          </article>
        ))}
      </Slider>
    </Section>
  );
}
