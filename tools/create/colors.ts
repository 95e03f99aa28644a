/** Derives a whole palette from one color, with the contrasts that the content check requires. */
import { contrast } from "#app/validation/contrast.ts";

const channels = (color: string) =>
  [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));

/** @param share of `other`, 0 to 1 */
export function mix(color: string, other: string, share: number): string {
  const [from, to] = [channels(color), channels(other)];
  const mixed = from.map((value, index) => Math.round(value + (to[index]! - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

const steps = Array.from({ length: 51 }, (_, index) => index / 50);

/** The nearest tint or shade with enough contrast on all backgrounds. @throws if there is none */
function legible(color: string, grounds: readonly string[], least: number): string {
  for (const share of steps)
    for (const other of ["#000000", "#ffffff"]) {
      const candidate = mix(color, other, share);
      if (grounds.every((ground) => contrast(candidate, ground) >= least)) return candidate;
    }
  throw new Error(`No tint of ${color} has a contrast of ${least}:1 on ${grounds.join(", ")}`);
}

export function paletteOf(color: string) {
  const tinted = (gray: string, share: number) => mix(gray, color, share);
  const deep = legible(color, ["#ffffff"], 7);
  const shaded = (gray: string, share: number) => mix(gray, deep, share);
  const light = { page: tinted("#f7f7f5", 0.03), card: "#ffffff", line: tinted("#dddddb", 0.08) };
  const dark = { page: shaded("#17181a", 0.08), card: shaded("#232427", 0.1), line: shaded("#3a3b3f", 0.15) };
  const chrome = {
    page: shaded("#101113", 0.06),
    card: shaded("#1b1c1f", 0.08),
    line: shaded("#303135", 0.12),
  };
  const band = { page: shaded("#141517", 0.18), card: shaded("#1f2023", 0.22) };
  const onLight = [light.page, light.card];
  const onDark = [dark.page, dark.card, chrome.page, chrome.card, band.page, band.card];
  const bright = legible(color, onDark, 4.5);
  const words = contrast("#ffffff", color) >= 4.5 ? "#ffffff" : "#101113";
  const away = words === "#ffffff" ? "#000000" : "#ffffff";
  return {
    light: {
      ...light,
      text: "#1a1b1d",
      muted: legible("#6b6c70", onLight, 4.6),
      accent: legible(color, onLight, 4.5),
    },
    dark: { ...dark, text: "#ffffff", muted: legible("#a8a9ad", onDark, 4.6), accent: bright },
    chrome: { ...chrome, text: "#ffffff", muted: legible("#a8a9ad", onDark, 4.6), accent: bright },
    band,
    action: {
      fill: legible(color, [words], 4.5),
      hover: legible(mix(color, away, 0.18), [words], 4.5),
      text: words,
    },
    highlight: legible(color, [...onLight, ...onDark], 3),
    signal: { fill: "#f2c14e", text: "#1a1b1d" },
    error: "#c62828",
    stock: "#2e8b57",
  };
}

/** Colors of banners on dark surfaces. */
export const accents = {
  red: "#ff6b6b",
  yellow: "#f2c14e",
  aqua: "#4dd0c1",
  blue: "#6fa8ff",
  pink: "#ff8ac4",
  gray: "#b0b1b5",
};
