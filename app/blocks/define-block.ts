import type { GenericSchema } from "valibot";

import type { Area } from "#app/i18n/areas.ts";

/**
 * Whether browsers hydrate a block.
 * `static`: never. Links, `<details>`, radio buttons and forms need no script, so the server's HTML stays.
 * `interactive`: with the page. The code of all such blocks is loaded before hydration begins, because React replaces a
 * part that is updated before its code has come by the part's fallback: the section would be empty for that time.
 */
export type Hydration = "static" | "interactive";

export type BlockDefinition = {
  /** Of the block as it is stored; its `kind` is the folder's name. */
  schema: GenericSchema<unknown, { kind: string }>;
  hydration: Hydration;
  /** Message catalogs that its view uses besides those of every page. */
  areas?: readonly Area[];
};

/** What `<kind>/<kind>.definition.ts` exports as `definition`. */
export const defineBlock = <const Definition extends BlockDefinition>(definition: Definition): Definition =>
  definition;
