import type { Theme } from "#app/site/markets.ts";

import { theme } from "../../ops/theme.server.ts";

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

const { action, chrome, light } = theme.colors;
const { dark } = theme.alternate ?? theme.colors;

const onChrome = {
  chrome: chrome.page,
  chromeText: chrome.text,
  chromeMuted: chrome.muted,
  chromeAccent: chrome.accent,
};

export const printThemes: Record<Theme, PrintTheme> = {
  default: {
    ...onChrome,
    surface: light.page,
    card: light.card,
    line: light.line,
    text: light.text,
    muted: light.muted,
    accent: light.accent,
  },
  alternate: {
    ...onChrome,
    surface: dark.page,
    card: dark.card,
    line: action.fill,
    text: dark.text,
    muted: dark.muted,
    accent: dark.accent,
  },
};
