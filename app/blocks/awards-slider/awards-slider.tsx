import { Section } from "#app/ui/section.tsx";
import { Slider } from "#app/ui/slider.tsx";
import { award } from "#styled-system/recipes";

import type { BlockView } from "../block-view.ts";
import { AwardMark } from "./award-mark.tsx";

export function AwardsSlider({ block }: { block: BlockView<"awards-slider"> }) {
  const { title, text, tone, awards } = block;
  const styles = award();
  return (
    <Section title={title} text={text} tone={tone}>
      <Slider label={title} layout="awards">
        {awards.map(({ name, subject, year, mark }) => (
          <div key={`${name} ${year}`} className={styles.root}>
            <div className={styles.plate}>
              <AwardMark mark={mark} />
              <time className={styles.year} dateTime={`${year}`}>
                {year}
              </time>
            </div>
            <p className={styles.name}>
              {name}
              {subject && <small className={styles.subject}>{subject}</small>}
            </p>
          </div>
        ))}
      </Slider>
    </Section>
  );
}
