/** @param colors as `#rrggbb` @returns a CSS color, or an image with a stripe for each color */
export function swatchPaint(colors: readonly string[]): string {
  if (colors.length < 2) return colors[0] ?? "transparent";
  const stops = colors.map(
    (color, index) => `${color} ${percent(index, colors.length)} ${percent(index + 1, colors.length)}`,
  );
  return `linear-gradient(135deg, ${stops.join(", ")})`;
}

const percent = (part: number, whole: number) => `${Math.round((part / whole) * 100)}%`;
