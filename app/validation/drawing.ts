import type { Drawing, Theme } from "./theme.schema.ts";

/** Replaces the color names of its parts. */
export function painted<Of extends Pick<Drawing, "width" | "height" | "parts">>(
  { width, height, parts }: Of,
  { action, highlight, signal, dark }: Theme["colors"],
) {
  const values: Record<string, string> = {
    action: action.fill,
    hover: action.hover,
    highlight,
    signal: signal.fill,
    accent: dark.accent,
  };
  return { width, height, parts: parts.map((part) => ({ ...part, fill: values[part.fill] ?? part.fill })) };
}

/** As a square `url()` in CSS. */
export function imageOf({ width, height, parts }: ReturnType<typeof painted>): string {
  const side = Math.max(width, height);
  const box = `${(width - side) / 2} ${(height - side) / 2} ${side} ${side}`;
  const paths = parts.map(
    ({ path, fill, opacity }) =>
      `<path fill='${fill}' ${opacity === undefined ? "" : `fill-opacity='${opacity}' `}d='${path}'/>`,
  );
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='${box}'>${paths.join("")}</svg>`;
  return `url("data:image/svg+xml,${svg.replaceAll("<", "%3C").replaceAll(">", "%3E").replaceAll("#", "%23")}")`;
}
