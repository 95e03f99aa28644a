import type { IconName } from "#app/validation/fields.ts";
import { cardGrid, featureColumn } from "#styled-system/recipes";

import { Icon } from "./icon.tsx";

export type Feature = { icon: IconName; title: string; text: string };

export function FeatureGrid({ features }: { features: Feature[] }) {
  const styles = featureColumn();
  return (
    <ul className={cardGrid({ columns: "features" })}>
      {features.map(({ icon, title, text }) => (
        <li key={title} className={styles.root}>
          <span className={styles.icon}>
            <Icon name={icon} size={40} />
          </span>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ul>
  );
}
