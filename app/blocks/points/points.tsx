import { LineBackground } from "#app/ui/line-background.tsx";
import { Section } from "#app/ui/section.tsx";
import { points as recipe } from "#styled-system/recipes";

import type { BlockView } from "../block-view.ts";

export function Points({ block }: { block: BlockView<"points"> }) {
  const { title, text, tone, lines, points } = block;
  const styles = recipe();
  const background = lines && <LineBackground direction={lines} />;
  return (
    <Section title={title} text={text} tone={tone} background={background}>
      <dl className={styles.root}>
        {points.map(({ figure, unit, label }) => (
          <div key={label} className={styles.point}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.figure}>
              {figure}
              {unit && <span className={styles.unit}> {unit}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
