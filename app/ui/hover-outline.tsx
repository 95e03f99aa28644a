import { hoverOutline } from "#styled-system/recipes";

/** Animated dashes around a hovered or focused card. The parent must be positioned and have the card's border radius. */
export function HoverOutline() {
  return (
    <svg className={hoverOutline()} aria-hidden="true">
      {[0, 1, 2, 3].map((quarter) => (
        <rect key={quarter} width="100%" height="100%" rx="15" pathLength="100" />
      ))}
    </svg>
  );
}
