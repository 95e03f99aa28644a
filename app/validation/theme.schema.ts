/** `theme.yaml`: the look of the brand. What it leaves out has the value of `styles/default-theme.ts`. */
import * as v from "valibot";

import { defaultAccents, defaultAlternate, defaultColors, defaultRadii } from "../../styles/default-theme.ts";

const color = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/, "wants a color as #rrggbb, in small letters"));

type Defaults = { readonly [name: string]: string | Defaults };

type Colors<Of> = v.GenericSchema<{ [Name in keyof Of]?: unknown }, Widened<Of>>;

type Widened<Of> = { [Name in keyof Of]: Of[Name] extends string ? string : Widened<Of[Name]> };

/** An object of colors, each with its default. */
const colors = <const Of extends Defaults>(defaults: Of): Colors<Of> =>
  v.strictObject(
    Object.fromEntries(
      Object.entries(defaults).map(([name, value]) => [
        name,
        typeof value === "string" ? v.optional(color, value) : v.optional(colors(value), {}),
      ]),
    ),
  ) as unknown as Colors<Of>;

const radius = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(40));

export const themeFile = v.strictObject({
  colors: v.optional(colors(defaultColors), {}),
  /** Of the sites with `theme: alternate`. Without it they look as the others. */
  alternate: v.optional(colors(defaultAlternate)),
  accents: v.optional(colors(defaultAccents), {}),
  radii: v.optional(
    v.strictObject({
      button: v.optional(radius, defaultRadii.button),
      card: v.optional(radius, defaultRadii.card),
    }),
    {},
  ),
});

export type Theme = v.InferOutput<typeof themeFile>;
