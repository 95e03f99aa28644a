import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Section } from "#app/ui/section.tsx";
import { featureList } from "#styled-system/recipes";

import type { BlockView } from "../block-view.ts";

export function FeatureList({ block }: { block: BlockView<"feature-list"> }) {
  const { title, text, tone, image, side, features } = block;
  const styles = featureList({ side });
  return (
    <Section title={title} text={text} tone={tone}>
      <div className={styles.root}>
        <ul className={styles.rows}>
          {features.map((feature) => (
            <li key={feature.title} className={styles.row}>
              <span className={styles.icon}>
                <Icon name={feature.icon} size={40} />
              </span>
              <h3 className={styles.title}>{feature.title}</h3>
              <p className={styles.text}>{feature.text}</p>
            </li>
          ))}
        </ul>
        <Picture {...image} className={styles.picture} width={1600} height={1000} />
      </div>
    </Section>
  );
}
