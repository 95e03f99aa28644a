import { useLingui } from "@lingui/react/macro";

import { rating } from "#styled-system/recipes";

const stones = [1, 2, 3, 4, 5];

/** @param value 1 to 5; fractions fill a stone partially */
export function Rating({ value, text = value }: { value: number; text?: string | number }) {
  const { t } = useLingui();
  const styles = rating();
  return (
    <span
      className={styles.root}
      role="img"
      aria-label={t({ message: `${text} of 5`, comment: "stars of a review, for example 4.5 of 5" })}
    >
      {stones.map((stone) => (
        <svg key={stone} viewBox="0 0 20 20" className={styles.stone} aria-hidden="true">
          <path d={outline} className={styles.empty} />
          <path
            d={outline}
            className={styles.full}
            style={{ clipPath: `inset(0 ${100 - 100 * Math.min(1, Math.max(0, value - stone + 1))}% 0 0)` }}
          />
        </svg>
      ))}
    </span>
  );
}

const outline = "M10 1 18 5.5v9L10 19 2 14.5v-9z";
