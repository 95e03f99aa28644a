import { emblem } from "#styled-system/recipes";

import { facets as hasFacets } from "../../styles/theme.gen.ts";

type EmblemProps = {
  /** Determines the rotation: the same text always gives the same shape. */
  seed: string;
  /** 3 to 8. */
  sides?: number;
  /** One to four characters. */
  label?: string;
  tone?: "usual" | "signal";
};

type Point = readonly [x: number, y: number];

export function Emblem({ seed, sides = 6, label, tone = "usual" }: EmblemProps) {
  const styles = emblem({ tone });
  const text = label && (
    <text x="50" y="51" fontSize={label.length > 3 ? 20 : 26} className={styles.label}>
      {label}
    </text>
  );
  if (!hasFacets)
    return (
      <svg viewBox="0 0 100 100" className={styles.root} aria-hidden="true">
        <circle cx="50" cy="50" r="48" />
        <circle cx="50" cy="50" r={label ? 44 : 32} className={styles.body} />
        {text}
      </svg>
    );
  const turn = [...seed].reduce((sum, character) => sum + character.codePointAt(0)!, 0) % sides;
  const step = 360 / sides;
  const corner = (radius: number, index: number): Point => {
    const angle = ((index * step + (turn * step) / sides - 90) * Math.PI) / 180;
    return [50 + radius * Math.cos(angle), 50 + radius * Math.sin(angle)];
  };
  const indexes = Array.from({ length: sides }, (_, index) => index);
  const rim = indexes.map((index) => corner(48, index));
  const table = indexes.map((index) => corner(31, index + 0.5));
  const next = (ring: Point[], index: number) => ring[(index + 1) % sides]!;
  const facets = indexes.flatMap((index) => [
    [rim[index]!, next(rim, index), table[index]!],
    [next(rim, index), next(table, index), table[index]!],
  ]);
  // The facets of the table are lit from the opposite side. With a label they are omitted.
  const depths = label
    ? []
    : indexes.map((index) => [table[index]!, next(table, index), [50, 50] as const] as const);
  return (
    <svg viewBox="0 0 100 100" className={styles.root} aria-hidden="true">
      <polygon points={path(rim)} className={styles.body} />
      {facets.map((facet) => (
        <polygon key={path(facet)} points={path(facet)} fillOpacity={brightness(facet)} />
      ))}
      <polygon points={path(table)} fillOpacity={0.16} />
      {depths.map((facet) => (
        <polygon
          key={path(facet)}
          points={path(facet)}
          fillOpacity={Math.round(100 - 100 * brightness(facet)) / 100}
        />
      ))}
      {text}
    </svg>
  );
}

const path = (points: readonly Point[]) =>
  points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ");

function brightness(facet: readonly Point[]): number {
  const x = facet.reduce((sum, point) => sum + point[0] - 50, 0);
  const y = facet.reduce((sum, point) => sum + point[1] - 50, 0);
  const facing = (-x - 1.4 * y) / (Math.hypot(x, y) * Math.hypot(1, 1.4) || 1);
  return Math.round((0.54 + 0.4 * facing) * 100) / 100;
}
