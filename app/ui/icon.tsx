import type { IconName } from "#app/validation/fields.ts";

import { iconPaths } from "../../styles/icon-paths.ts";
import { icons } from "../../styles/theme.gen.ts";

const paths: Record<IconName, string> = { ...iconPaths, ...icons };

/** Decorative: the parent must have a text or a label. */
export function Icon({ name, size = 24 }: { name: IconName; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}
