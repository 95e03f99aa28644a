import { defineSlotRecipe } from "../define.ts";

const button = {
  alignItems: "center",
  gap: "3",
  minWidth: "12",
  minHeight: "12",
  cursor: "pointer",
  transitionProperty: "[color]",
  transitionDuration: "quick",
  _hover: { color: "chrome.accent" },
} as const;

/** The visible button selects the other scheme. */
export const schemeSwitch = defineSlotRecipe({
  className: "scheme-switch",
  staticCss: [{ place: ["header", "drawer"] }],
  slots: ["root", "toDark", "toLight", "label"],
  base: {
    root: { "@media (scripting: none)": { display: "[none !important]" } },
    toDark: {
      ...button,
      display: "flex",
      _darkScreen: { _followingSystem: { display: "none" } },
      _chosenDark: { display: "none" },
      _alternate: { display: "none" },
      _alternateLight: { display: "flex" },
    },
    toLight: {
      ...button,
      display: "none",
      _darkScreen: { _followingSystem: { display: "flex" } },
      _chosenDark: { display: "flex" },
      _alternate: { display: "flex" },
      _alternateLight: { display: "none" },
    },
  },
  variants: {
    place: {
      header: {
        root: { display: { base: "none", xl: "block" } },
        toDark: { justifyContent: "center" },
        toLight: { justifyContent: "center" },
        label: { srOnly: true },
      },
      drawer: {},
    },
  },
});
