import type { Figure } from "#app/validation/fields.ts";
import { figureList } from "#styled-system/recipes";

export function FigureList({ figures }: { figures: Figure[] }) {
  const styles = figureList();
  if (figures.length === 0) return null;
  return (
    <dl className={styles.root}>
      {figures.map(({ value, label }) => (
        <div key={label} className={styles.item}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
