import type { GenericSchema } from "valibot";

import type { Area } from "#app/i18n/areas.ts";

/** `static`: never hydrated. `interactive`: its code loads before hydration, or the empty fallback would show. */
export type Hydration = "static" | "interactive";

export type BlockDefinition = {
  /** Schema of the stored block. `kind` equals the folder's name. */
  schema: GenericSchema<unknown, { kind: string }>;
  hydration: Hydration;
  areas?: readonly Area[];
};

export const defineBlock = <const Definition extends BlockDefinition>(definition: Definition): Definition =>
  definition;
