import type { GenericSchema } from "valibot";

import type { Area } from "#app/i18n/areas.ts";

/**
 * `static`: never hydrated; links, `<details>`, radio buttons and forms work without scripts.
 * `interactive`: hydrated with the page. The code is loaded before hydration starts, because an update of a
 * boundary whose code is missing shows the fallback, which would leave the section empty.
 */
export type Hydration = "static" | "interactive";

export type BlockDefinition = {
  /** Schema of the stored block. `kind` equals the folder's name. */
  schema: GenericSchema<unknown, { kind: string }>;
  hydration: Hydration;
  areas?: readonly Area[];
};

export const defineBlock = <const Definition extends BlockDefinition>(definition: Definition): Definition =>
  definition;
