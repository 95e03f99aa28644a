/** The default theme, with the constants of the specification. `theme.yaml` overrides it. */
export const defaultColors = {
  light: {
    page: "#f4f3f8",
    card: "#ffffff",
    line: "#dcdbe6",
    text: "#0a1322",
    muted: "#5a6172",
    accent: "#7a00cc",
  },
  dark: {
    page: "#0a1322",
    card: "#16213a",
    line: "#2c3a5c",
    text: "#ffffff",
    muted: "#a5acbd",
    accent: "#d9a6ff",
  },
  chrome: {
    page: "#050a16",
    card: "#0a1322",
    line: "#1f2b45",
    text: "#ffffff",
    muted: "#a5acbd",
    accent: "#d9a6ff",
  },
  band: { page: "#160a2b", card: "#221040" },
  action: { fill: "#7a00cc", hover: "#9900ff", text: "#ffffff" },
  highlight: "#b647ff",
  signal: { fill: "#ffb800", text: "#0a1322" },
  error: "#d4000f",
  stock: "#1f9d63",
} as const;

export const defaultAlternate = {
  light: {
    page: "#f5effc",
    card: "#ffffff",
    line: "#e0d2f1",
    text: "#160a2b",
    muted: "#62557a",
    accent: "#7a00cc",
  },
  dark: {
    page: "#160a2b",
    card: "#221040",
    line: "#3d2663",
    text: "#ffffff",
    muted: "#a5acbd",
    accent: "#d9a6ff",
  },
  chrome: {
    page: "#0e0520",
    card: "#160a2b",
    line: "#3d2663",
    text: "#ffffff",
    muted: "#a5acbd",
    accent: "#d9a6ff",
  },
} as const;

/** Colors of banners on `chrome`, by the names that content uses. */
export const defaultAccents = {
  red: "#ff5c69",
  yellow: "#ffb800",
  aqua: "#2fdccb",
  blue: "#5c97ff",
  pink: "#ff74c8",
  gray: "#a5acbd",
} as const;

/** In pixels. */
export const defaultRadii = { button: 10, card: 16 } as const;

const noto = (script: string) => ({ package: `@fontsource-variable/noto-sans-${script}`, scripts: [script] });
const condensed = (script: string) => ({ ...noto(script), axes: { wght: 700, wdth: 75 } });
const printed = (script: string) => ({ package: `@fontsource/noto-sans-${script}`, scripts: [script] });

export const defaultFonts = {
  capitals: true,
  text: {
    name: "Noto Sans",
    from: [
      { package: "@expo-google-fonts/noto-sans", scripts: ["latin", "cyrillic", "greek", "vietnamese"] },
      { package: "@fontsource-variable/noto-sans", scripts: ["latin", "cyrillic", "greek"] },
      ...["arabic", "hebrew", "georgian", "armenian", "thai"].map(noto),
    ],
    print: [
      { package: "@fontsource/noto-sans", scripts: ["latin", "cyrillic", "greek", "vietnamese"] },
      ...["georgian", "armenian", "thai"].map(printed),
    ],
  },
  heading: {
    name: "Oswald",
    from: [
      { package: "@expo-google-fonts/oswald", scripts: ["latin", "cyrillic", "vietnamese"] },
      // Similar in width and weight, for the scripts that the font lacks.
      ...["arabic", "hebrew", "georgian", "armenian", "thai"].map(condensed),
    ],
  },
  greek: {
    name: "Fira Sans Extra Condensed",
    from: [{ package: "@expo-google-fonts/fira-sans-extra-condensed", scripts: ["latin", "greek"] }],
  },
};

/** SVG shapes on the grids of their places. */
export const defaultPictograms = {
  /** 20 × 20, filled. */
  rating: "M10 1.5l2.6 5.4 5.9.8-4.3 4.1 1.1 5.9L10 14.8l-5.3 2.9 1.1-5.9L1.5 7.7l5.9-.8z",
  /** The zero of 404, on a grid of 300 × 110. */
  zero: "M150 8c24 0 42 20 42 47s-18 47-42 47-42-20-42-47 18-47 42-47z",
} as const;

/** Marks of list items. */
export const defaultBullet = {
  width: 16,
  height: 16,
  parts: [{ path: "M8 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8z", fill: "action" }],
};
