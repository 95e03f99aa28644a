/** Shapes of the theme. */
import { facets, theme } from "./theme.gen.ts";

const { cut, outline } = theme.shape;

export { facets };

/** Cuts off two corners, or rounds all of them. @param size of the cut */
export const cornersOf = (size: string, radius: "button" | "card") =>
  cut
    ? ({
        clipPath: `polygon(0 0, calc(100% - ${size}) 0, 100% ${size}, 100% 100%, ${size} 100%, 0 calc(100% - ${size}))`,
      } as const)
    : ({ borderRadius: radius, overflow: "hidden" } as const);

/** As the above, for the other two corners. */
export const otherCornersOf = (size: string) =>
  cut
    ? ({
        clipPath: `[polygon(${size} 0, 100% 0, 100% calc(100% - ${size}), calc(100% - ${size}) 100%, 0 100%, 0 ${size})]`,
      } as const)
    : ({ borderRadius: "button" } as const);

/** Clip path of pins, marks and stages. */
export const markShape: `[${string}]` = `[${outline}]`;

/** As the above, with a margin inside the box. */
export const smallMarkShape: `[${string}]` = outline.startsWith("polygon")
  ? `[polygon(${[...outline.matchAll(/([\d.]+)%? ([\d.]+)%?/g)]
      .map(([, x, y]) => `${10 + 0.8 * Number(x)}% ${4 + 0.92 * Number(y)}%`)
      .join(", ")})]`
  : "[circle(42%)]";

/** One color, or a gradient of two tones of it. */
export const tonesOf = (color: string): `[${string}]` =>
  facets
    ? `[linear-gradient(150deg, color-mix(in srgb, {colors.white} 34%, {colors.${color}}) 42%, {colors.${color}} 42%)]`
    : `[linear-gradient({colors.${color}}, {colors.${color}})]`;
