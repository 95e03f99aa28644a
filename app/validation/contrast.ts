import type { Theme } from "./theme.schema.ts";

/** Relative luminance by WCAG 2.2. @param color as `#rrggbb` */
function luminance(color: string): number {
  const [red, green, blue] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** 1 to 21, by WCAG 2.2. */
export function contrast(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

/** The color that `action` is mixed with for surfaces of several tones, away from its text color. */
export const shadeOf = ({ action, chrome, light }: Theme["colors"]): string =>
  luminance(action.text) > luminance(action.fill) ? chrome.card : light.card;

type Pair = {
  /** Name of the foreground color in `theme.yaml`. */
  path: string[];
  color: string;
  on: string;
  ground: string;
  /** 4.5 for text, 3 for outlines and marks. */
  least: number;
};

const surfaces = ["light", "dark", "chrome"] as const;

/** Every pair of colors that pages combine. */
export function colorPairs({ colors, alternate, accents }: Theme): Pair[] {
  const { action, signal, band, chrome, highlight } = colors;
  const ofSurfaces = (group: string, of: Pick<Theme["colors"], (typeof surfaces)[number]>) =>
    surfaces.flatMap((name) =>
      (["page", "card"] as const).flatMap((ground) => [
        ...(["text", "muted", "accent"] as const).map((role) => ({
          path: [group, name, role],
          color: of[name][role],
          on: of[name][ground],
          ground: `${group}.${name}.${ground}`,
          least: 4.5,
        })),
        {
          path: ["colors", "highlight"],
          color: highlight,
          on: of[name][ground],
          ground: `${group}.${name}.${ground}`,
          least: 3,
        },
      ]),
    );
  const text = (path: string[], color: string, on: string, ground: string): Pair => ({
    path,
    color,
    on,
    ground,
    least: 4.5,
  });
  return [
    ...ofSurfaces("colors", colors),
    ...(alternate ? ofSurfaces("alternate", alternate) : []),
    ...(["text", "muted", "accent"] as const).flatMap((role) =>
      (["page", "card"] as const).map((ground) =>
        text(["colors", "band", ground], chrome[role], band[ground], `colors.chrome.${role}`),
      ),
    ),
    text(["colors", "action", "text"], action.text, action.fill, "colors.action.fill"),
    text(["colors", "action", "text"], action.text, action.hover, "colors.action.hover"),
    text(["colors", "signal", "text"], signal.text, signal.fill, "colors.signal.fill"),
    ...Object.entries(accents).map(([name, color]) =>
      text(["accents", name], color, chrome.page, "colors.chrome.page"),
    ),
  ];
}
