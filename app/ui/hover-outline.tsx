import { hoverOutline } from "#styled-system/recipes";

/**
 * Four rectangles whose dashes run around a card while it is hovered or holds the focus.
 * Its parent is the card: positioned, with the corners of a card.
 */
export function HoverOutline() {
  return (
    <svg className={hoverOutline()} aria-hidden="true">
      {[0, 1, 2, 3].map((quarter) => (
        <rect key={quarter} width="100%" height="100%" rx="15" pathLength="100" />
      ))}
    </svg>
  );
}
