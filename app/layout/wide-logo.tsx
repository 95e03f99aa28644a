import type { Brand } from "#app/site/site.ts";
import { wideLogo } from "#styled-system/recipes";

import { Crystal } from "./logo.tsx";
import { wordmark } from "./wordmark.ts";

/** In units of the 1448 wide view box: below this font size the letters are filled. */
const outlineSize = 100;

export function WideLogo({ brand }: { brand: Brand | undefined }) {
  const text = wordmark(brand?.name ?? "", { width: 1180, maxSize: 260, minSize: 12 });
  const styles = wideLogo();
  return (
    <svg viewBox="0 0 1448 220" className={styles.root} aria-hidden="true">
      {/* The crystal is the built-in logo; another one is shown above. */}
      {!brand?.logo && <Crystal x={6} y={6} scale={6.5} />}
      {text ? (
        <text
          x={brand?.logo ? 6 : 262}
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
        <path d="M262 110h1186" className={styles.text} />
      )}
    </svg>
  );
}
