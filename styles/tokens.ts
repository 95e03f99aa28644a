import { defineTokens } from "@pandacss/dev";

import { facets } from "./shapes.ts";
import { theme } from "./theme.gen.ts";

/** The specification's seven breakpoints. */
export const breakpoints = {
  xs: "360px",
  sm: "640px",
  md: "768px",
  lg: "1024px",
  xl: "1280px",
  "2xl": "1536px",
  "3xl": "1784px",
};

const rem = (pixels: number) => `${pixels / 16}rem`;

/** One step is 4 px. */
const spacing = Object.fromEntries(
  [0, 0.5, 1, 1.5, 2, 3, 4, 5, 6, 8, 10, 12, 14, 16, 20, 24, 30].map((step) => [
    step,
    { value: rem(step * 4) },
  ]),
);

/** Grows linearly from `min` px at 360 px to `max` px at 1536 px window width. */
const fluid = (min: number, max: number) => {
  const slope = (max - min) / (1536 - 360);
  const offset = min - slope * 360;
  return `clamp(${rem(min)}, ${rem(offset)} + ${(slope * 100).toFixed(3)}vw, ${rem(max)})`;
};

const valuesOf = <Name extends string>(values: Readonly<Record<Name, string>>) =>
  Object.fromEntries(Object.entries<string>(values).map(([name, value]) => [name, { value }])) as Record<
    Name,
    { value: string }
  >;

const surfacesOf = ({ light, dark, chrome }: Pick<typeof theme.colors, "light" | "dark" | "chrome">) => ({
  light: valuesOf(light),
  dark: valuesOf(dark),
  chrome: valuesOf(chrome),
});

const shadow = (percent: number) =>
  theme.colors.light.text +
  Math.round(percent * 2.55)
    .toString(16)
    .padStart(2, "0");

/** A translucent tone, or two with facets. */
const plate = (color: string, percent: number) => ({
  value: `linear-gradient(150deg, color-mix(in srgb, {colors.${color}} ${percent}%, transparent) 58%, color-mix(in srgb, {colors.${color}} ${facets ? percent - 10 : percent}%, transparent) 58%)`,
});

export const tokens = defineTokens({
  colors: {
    /** Surfaces of the theme in a fixed scheme, for parts that are always light or always dark. */
    base: surfacesOf(theme.colors),
    alternate: surfacesOf(theme.alternate),
    band: valuesOf(theme.colors.band),
    white: { value: "#ffffff" },
    action: {
      DEFAULT: { value: theme.colors.action.fill },
      hover: { value: theme.colors.action.hover },
      text: { value: theme.colors.action.text },
      shade: { value: theme.colors.action.shade },
    },
    highlight: { value: theme.colors.highlight },
    signal: {
      DEFAULT: { value: theme.colors.signal.fill },
      text: { value: theme.colors.signal.text },
    },
    error: { value: theme.colors.error },
    /** For indicators only; the contrast is too low for text. */
    stock: { value: theme.colors.stock },
    transparent: { value: "transparent" },
    current: { value: "currentColor" },
    swatch: {
      gray: { value: "#868b96" },
      red: { value: "#d42a3a" },
      yellow: { value: "#f2b90c" },
      blue: { value: "#2c5be0" },
      black: { value: "#16181d" },
      white: { value: "#ffffff" },
      blueGray: { value: "#5c748e" },
      lightGrey: { value: "#d3d6dc" },
      purple: { value: "#7530cd" },
    },
    /** Legible as text on the dark chrome. */
    beam: valuesOf(theme.accents),
  },
  spacing,
  sizes: {
    ...spacing,
    full: { value: "100%" },
    screen: { value: "100svh" },
    auto: { value: "auto" },
    fit: { value: "fit-content" },
    header: { value: rem(70) },
    headerMd: { value: rem(82) },
    headerXl: { value: rem(74) },
    logoHeight: { value: rem(42) },
    logoWidth: { value: rem(132) },
    buttonXs: { value: rem(32) },
    buttonSm: { value: rem(40) },
    buttonMd: { value: rem(56) },
    buttonXl: { value: rem(64) },
    buttonMin: { value: rem(180) },
    dropdown: { value: rem(250) },
    /** Maximum width of a menu entry before it wraps. */
    menuEntry: { value: rem(208) },
    /** Content of the bar at the lower edge of product pages. */
    buyBar: { value: rem(64) },
    compareTray: { value: rem(68) },
    /** Space below the page for the cookie notice. */
    notice: { value: rem(144) },
    noticeMd: { value: rem(96) },
    cardColumn: { value: rem(265) },
    cardMin: { value: rem(232) },
    catalogCard: { value: rem(336) },
    catalogCardMd: { value: rem(304) },
    catalogCardLg: { value: rem(240) },
    catalogCardXl: { value: rem(288) },
    catalogCard2xl: { value: rem(264) },
    prose: { value: rem(720) },
    bannerLarge: { value: rem(500) },
    bannerSmall: { value: rem(240) },
    bannerWide: { value: rem(420) },
    variationBanner: { value: rem(770) },
    frame: { value: rem(560) },
    thumbnail: { value: rem(120) },
    playButton: { value: rem(72) },
    heroPage: { value: rem(480) },
    /** Maximum height of a hero that fills the window: 800 and 1080 px. */
    heroPhone: { value: rem(800) },
    hero: { value: rem(1080) },
    containerMd: { value: rem(720) },
    containerLg: { value: rem(944) },
    containerXl: { value: rem(1168) },
    container2xl: { value: rem(1328) },
    container3xl: { value: rem(1448) },
    toast: { value: rem(448) },
    scrollbar: { value: rem(4) },
    icon: { value: rem(24) },
    iconLarge: { value: rem(40) },
    awardSlide: { value: rem(160) },
    awardPlate: { value: rem(80) },
    appSlide: { value: rem(241) },
    advertisementSlide: { value: rem(274) },
    advertisementHeight: { value: rem(380) },
    featureVideo: { value: rem(645) },
    swatch: { value: rem(28) },
    /** Leaves space around the map to scroll the page. */
    map: { value: "clamp(18rem, 56svh, 28rem)" },
    /** Full height below the header, for a sticky map. */
    mapSticky: { value: "min(38rem, 100svh - 8.5rem)" },
  },
  radii: {
    button: { value: rem(theme.radii.button) },
    card: { value: rem(theme.radii.card) },
    full: { value: "9999px" },
  },
  borders: {
    thin: { value: "1px solid" },
    medium: { value: "2px solid" },
    thick: { value: "3px solid" },
    heavy: { value: "4px solid" },
    none: { value: "none" },
  },
  fonts: {
    // Web fonts are followed by their adjusted fallbacks (build/font-fallbacks.ts).
    text: { value: theme.fonts.text },
    usualHeading: { value: theme.fonts.heading },
    greekHeading: { value: theme.fonts.greek },
  },
  fontSizes: {
    h1: { value: fluid(40, 80) },
    h2: { value: fluid(34, 70) },
    h3: { value: fluid(27, 42) },
    h4: { value: fluid(21, 28) },
    lg: { value: rem(18) },
    base: { value: rem(16) },
    sm: { value: rem(14) },
  },
  lineHeights: {
    lg: { value: "1.556" },
    base: { value: "1.5" },
    sm: { value: "1.571" },
    none: { value: "1" },
  },
  letterSpacings: { wide: { value: ".02em" } },
  fontWeights: {
    regular: { value: "400" },
    medium: { value: "500" },
    bold: { value: "600" },
  },
  shadows: {
    card: { value: `0 1px 2px ${shadow(6)}, 0 12px 32px ${shadow(7)}` },
    lifted: { value: `0 2px 4px ${shadow(8)}, 0 20px 48px ${shadow(14)}` },
    dropdown: { value: "0 16px 48px rgb(0 0 0 / .5)" },
  },
  durations: {
    quick: { value: "150ms" },
    banner: { value: "300ms" },
    outline: { value: "2s" },
    lines: { value: "25s" },
    fadeUp: { value: "500ms" },
    marquee: { value: "25s" },
  },
  easings: { out: { value: "cubic-bezier(.2, .7, .2, 1)" } },
  zIndex: {
    below: { value: -1 },
    base: { value: 0 },
    content: { value: 1 },
    /** Bars of a page, above the content that they cover. */
    bar: { value: 5 },
    header: { value: 10 },
    notice: { value: 20 },
    progress: { value: 30 },
  },
  gradients: {
    /** Gradient under a title on a small picture. */
    sceneFoot: {
      value:
        "linear-gradient(0deg, color-mix(in srgb, {colors.chrome} 90%, transparent), color-mix(in srgb, {colors.chrome} 35%, transparent) 45%, transparent 75%)",
    },
    sceneStart: {
      value:
        "linear-gradient(90deg, color-mix(in srgb, {colors.chrome} 95%, transparent), color-mix(in srgb, {colors.chrome} 80%, transparent) 32%, color-mix(in srgb, {colors.chrome} 35%, transparent) 52%, transparent 70%)",
    },
    crossingLines: {
      value: facets
        ? "linear-gradient(60deg, transparent calc(50% - 1px), {colors.chrome.line} 50%, transparent calc(50% + 1px)), linear-gradient(120deg, transparent calc(38% - 1px), {colors.chrome.line} 38%, transparent calc(38% + 1px))"
        : "none",
    },
    sceneBottom: {
      value:
        "linear-gradient(0deg, color-mix(in srgb, {colors.chrome} 96%, transparent), color-mix(in srgb, {colors.chrome} 84%, transparent) 38%, color-mix(in srgb, {colors.chrome} 30%, transparent) 68%, transparent)",
    },
    unlit: { value: "none" },
    plate: plate("base.dark.muted", 56),
    alternatePlate: plate("alternate.dark.accent", 42),
    sheen: {
      value: facets ? "linear-gradient(150deg, rgb(255 255 255 / .18) 50%, transparent 50%)" : "none",
    },
  },
  aspectRatios: { square: { value: "1" }, scene: { value: "16 / 10" } },
});
