import { useLingui } from "@lingui/react/macro";

import { useMediaUrl } from "#app/ui/media-origin.tsx";
import type { Brand } from "#app/site/site.ts";
import { wordmarkText, crystal } from "#styled-system/recipes";

import { wordmark } from "./wordmark.ts";

/** The configured logo, or the built-in one: crystal and brand name. 132 × 42 px. */
export function Logo({ brand }: { brand: Brand | undefined }) {
  const { t } = useLingui();
  const mediaUrl = useMediaUrl();
  if (brand?.logo) {
    return (
      <picture>
        <source media="(min-width: 1280px)" srcSet={mediaUrl(brand.logo.desktop)} />
        <img src={mediaUrl(brand.logo.mobile)} alt={brand.name} width={132} height={42} />
      </picture>
    );
  }
  const name = brand?.name ?? "";
  const text = wordmark(name, { width: 92, maxSize: 22, minSize: 11 });
  return (
    <svg
      viewBox="0 0 132 42"
      width={132}
      height={42}
      role="img"
      aria-label={name || t`Home`}
      className={wordmarkText()}
    >
      <Crystal x={2} y={5} />
      {text && (
        <text x="40" y="21" dominantBaseline="central" lengthAdjust="spacingAndGlyphs" {...text}>
          {name}
        </text>
      )}
    </svg>
  );
}

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
