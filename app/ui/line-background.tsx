import type { LineDirection } from "#app/validation/fields.ts";
import { lineBackground } from "#styled-system/recipes";

/** On a 1200 × 1200 grid. */
const lines = [
  "M0 90 260 150 520 60 820 180 1200 110",
  "M0 310 180 270 470 390 760 300 1010 380 1200 330",
  "M0 520 340 560 610 470 900 590 1200 530",
  "M0 690 220 760 560 680 790 780 1040 700 1200 740",
  "M0 910 300 860 640 980 880 890 1200 950",
  "M0 1100 240 1140 500 1060 830 1150 1200 1090",
];

export function LineBackground({ direction }: { direction: LineDirection }) {
  const styles = lineBackground({ direction });
  return (
    <div className={styles.root} aria-hidden="true">
      <svg className={styles.drawing} viewBox="0 0 1200 1200">
        {lines.map((line) => (
          <path key={line} d={line} className={styles.line} />
        ))}
        {lines.map((line) => (
          <path key={line} d={line} pathLength="100" className={styles.light} />
        ))}
      </svg>
    </div>
  );
}
