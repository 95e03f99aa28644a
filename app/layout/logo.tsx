import { useLingui } from "@lingui/react/macro";

import { useMediaUrl } from "#app/ui/media-origin.tsx";
import type { Brand } from "#app/site/site.ts";
import { wordmarkText } from "#styled-system/recipes";

import { mark } from "../../styles/theme.gen.ts";
import { wordmark } from "./wordmark.ts";

/** The configured logo, or the mark of the theme and the name. 132 × 42 px. */
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
  const left = mark ? 40 : 0;
  const text = wordmark(name, { width: 132 - left, maxSize: 22, minSize: 11 });
  return (
    <svg
      viewBox="0 0 132 42"
      width={132}
      height={42}
      role="img"
      aria-label={name || t`Home`}
      className={wordmarkText()}
    >
      <Mark x={2} y={5} height={32} />
      {text && (
        <text x={left} y="21" dominantBaseline="central" lengthAdjust="spacingAndGlyphs" {...text}>
          {name}
        </text>
      )}
    </svg>
  );
}

export function Mark({ x, y, height }: { x: number; y: number; height: number }) {
  if (!mark) return null;
  return (
    <g transform={`translate(${x} ${y}) scale(${height / mark.height})`}>
      {mark.parts.map(({ path, fill, opacity }) => (
        <path key={path} d={path} fill={fill} fillOpacity={opacity} />
      ))}
    </g>
  );
}
