/** What the theme says of shapes. */
import { facets, theme } from "./theme.gen.ts";

const { cut, outline } = theme.shape;

export { facets };

/** Two corners are cut off, or all are round. @param size of the cut */
export const cornersOf = (size: string, radius: "button" | "card") =>
  cut
    ? ({
        clipPath: `polygon(0 0, calc(100% - ${size}) 0, 100% ${size}, 100% 100%, ${size} 100%, 0 calc(100% - ${size}))`,
      } as const)
    : ({ borderRadius: radius, overflow: "hidden" } as const);

/** The same for the other two corners. */
export const otherCornersOf = (size: string) =>
  cut
    ? ({
        clipPath: `[polygon(${size} 0, 100% 0, 100% calc(100% - ${size}), calc(100% - ${size}) 100%, 0 100%, 0 ${size})]`,
      } as const)
    : ({ borderRadius: "button" } as const);

/** Clip path of pins, marks and stages. */
export const markShape: `[${string}]` = `[${outline}]`;

/** The same with a margin inside of its box. */
export const smallMarkShape: `[${string}]` = outline.startsWith("polygon")
  ? `[polygon(${[...outline.matchAll(/([\d.]+)%? ([\d.]+)%?/g)]
      .map(([, x, y]) => `${10 + 0.8 * Number(x)}% ${4 + 0.92 * Number(y)}%`)
      .join(", ")})]`
  : "[circle(42%)]";

/** One color, or two tones of it. */
export const tonesOf = (color: string): `[${string}]` =>
  facets
    ? `[linear-gradient(150deg, color-mix(in srgb, {colors.white} 34%, {colors.${color}}) 42%, {colors.${color}} 42%)]`
    : `[linear-gradient({colors.${color}}, {colors.${color}})]`;
