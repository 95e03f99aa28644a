import type { Brand } from "#app/site/site.ts";
import { wideLogo } from "#styled-system/recipes";

import { mark } from "../../styles/theme.gen.ts";
import { Mark } from "./logo.tsx";
import { wordmark } from "./wordmark.ts";

/** In units of the 1448 wide view box: letters below this font size are filled. */
const outlineSize = 100;

export function WideLogo({ brand }: { brand: Brand | undefined }) {
  const hasMark = Boolean(mark && !brand?.logo);
  const left = hasMark ? 262 : 6;
  const text = wordmark(brand?.name ?? "", { width: 1180, maxSize: 260, minSize: 12 });
  const styles = wideLogo();
  return (
    <svg viewBox="0 0 1448 220" className={styles.root} aria-hidden="true">
      {hasMark && <Mark x={6} y={6} height={208} />}
      {text ? (
        <text
          x={left}
          y="106"
          dominantBaseline="central"
          lengthAdjust="spacing"
          className={styles.text}
          data-small={text.fontSize < outlineSize || undefined}
          {...text}
        >
          {brand?.name}
        </text>
      ) : (
        <path d={`M${left} 110H1448`} className={styles.text} />
      )}
    </svg>
  );
}
