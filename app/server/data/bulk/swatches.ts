/** Hexadecimal, by names in shops. Of several words, the last known one counts: `Midnight Blue`. */
const swatches: Record<string, string> = {
  amber: "#ffbf00",
  beige: "#e8dcc4",
  black: "#1b1b1f",
  blue: "#2f6fde",
  bronze: "#8c6239",
  brown: "#6f4e37",
  burgundy: "#6d1a36",
  carbon: "#2b2b2e",
  champagne: "#e6d3b1",
  charcoal: "#36383d",
  clear: "#e9eef2",
  copper: "#b5673a",
  cream: "#f3ead7",
  cyan: "#2ab7ca",
  gold: "#c9a24b",
  graphite: "#41424a",
  gray: "#8a8d93",
  green: "#3f9b56",
  grey: "#8a8d93",
  gunmetal: "#53575c",
  indigo: "#3f3d8f",
  ivory: "#f6f1e1",
  khaki: "#8f8a5f",
  lavender: "#b7a4dc",
  lilac: "#c5a8d6",
  lime: "#a4d233",
  magenta: "#c2278f",
  maroon: "#6e1f28",
  mint: "#a7dcc3",
  multicolor: "#9a7bd0",
  navy: "#1f2f56",
  olive: "#6b6b2f",
  orange: "#f07f2e",
  peach: "#f7c2a0",
  pearl: "#eee9e0",
  pink: "#f29bbd",
  platinum: "#d8d8d6",
  purple: "#7b3fb5",
  red: "#d43535",
  rose: "#e5a5b0",
  salmon: "#f08a76",
  sand: "#d8c3a0",
  silver: "#c3c6ca",
  slate: "#56616d",
  tan: "#c9a57b",
  teal: "#1f8a8a",
  titanium: "#8b8782",
  transparent: "#e9eef2",
  turquoise: "#3fc1b5",
  violet: "#7d53c4",
  white: "#f5f5f2",
  yellow: "#f0c92c",
};

const unknown = "#9a9da3";

export function swatchOf(label: string): string {
  const known = label
    .toLowerCase()
    .split(/[^a-z]+/)
    .flatMap((word) => swatches[word] ?? []);
  return known.at(-1) ?? unknown;
}
