import { crystal } from "#styled-system/recipes";

/** 26 × 32 units. */
export function Crystal({ x, y, scale = 1 }: { x: number; y: number; scale?: number }) {
  const styles = crystal();
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path d="M13 0 26 8v16L13 32 0 24V8z" className={styles.base} />
      <path d="M13 0 26 8 13 16 0 8z" className={styles.top} />
      <path d="M26 8v16L13 32V16z" className={styles.side} />
    </g>
  );
}
