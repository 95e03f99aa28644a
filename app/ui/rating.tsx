import { useLingui } from "@lingui/react/macro";

import { rating } from "#styled-system/recipes";

import { pictograms } from "../../styles/theme.gen.ts";

const marks = [1, 2, 3, 4, 5];

/** @param value 1 to 5; fractions fill a mark partially */
export function Rating({ value, text = value }: { value: number; text?: string | number }) {
  const { t } = useLingui();
  const styles = rating();
  return (
    <span
      className={styles.root}
      role="img"
      aria-label={t({ message: `${text} of 5`, comment: "stars of a review, for example 4.5 of 5" })}
    >
      {marks.map((mark) => (
        <svg key={mark} viewBox="0 0 20 20" className={styles.mark} aria-hidden="true">
          <path d={pictograms.rating} className={styles.empty} />
          <path
            d={pictograms.rating}
            className={styles.full}
            style={{ clipPath: `inset(0 ${100 - 100 * Math.min(1, Math.max(0, value - mark + 1))}% 0 0)` }}
          />
        </svg>
      ))}
    </span>
  );
}
