import type { Theme } from "#app/site/markets.ts";

import { palette } from "../../../../styles/palette.ts";

export type PrintTheme = {
  chrome: string;
  chromeText: string;
  chromeMuted: string;
  chromeAccent: string;
  surface: string;
  card: string;
  line: string;
  text: string;
  muted: string;
  accent: string;
};

const chrome = { chromeText: palette.white, chromeMuted: palette.haze, chromeAccent: palette.lilac };

export const printThemes: Record<Theme, PrintTheme> = {
  default: {
    ...chrome,
    chrome: palette.night,
    surface: palette.paper,
    card: palette.white,
    line: palette.mist,
    text: palette.ink,
    muted: palette.pewter,
    accent: palette.plum,
  },
  purple: {
    ...chrome,
    chrome: palette.night,
    surface: palette.aubergine,
    card: palette.grape,
    line: palette.plum,
    text: palette.white,
    muted: palette.haze,
    accent: palette.lilac,
  },
};
