import { useLingui } from "@lingui/react/macro";

/** Texts of model-viewer for screen readers (its attribute `a11y`). */
export function useViewNames(prompt: string): string {
  const { t } = useLingui();
  const above = t`Seen from above`;
  const below = t`Seen from below`;
  const sides = {
    front: t`Seen from the front`,
    back: t`Seen from the back`,
    left: t`Seen from the left`,
    right: t`Seen from the right`,
  };
  const slopes = Object.entries({ upper: above, lower: below }).flatMap(([height, name]) =>
    Object.keys(sides).map((side) => [`${height}-${side}`, name]),
  );
  return JSON.stringify({ ...sides, ...Object.fromEntries(slopes), "interaction-prompt": prompt });
}
