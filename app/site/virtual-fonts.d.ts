declare module "virtual:fonts" {
  /**
   * The font of texts, also for languages whose letters are in two files of it: with all of them in one file (`joined`). And the
   * two fonts of headings.
   */
  export type Family = "text" | "joined" | "oswald" | "fira";

  export type Letters =
    | "latin"
    | "latin-ext"
    | "latin-basic"
    | "currency"
    | "cyrillic"
    | "cyrillic-more"
    | "cyrillic-ext"
    | "latin-marks"
    | "latin-cyrillic"
    | "latin-cyrillic-more"
    | "latin-cyrillic-ext"
    | "greek"
    | "latin-greek"
    | "latin-vietnamese"
    | "arabic"
    | "hebrew"
    | "georgian"
    | "armenian"
    | "thai";

  export type FontFace = {
    family: Family;
    letters: Letters;
    /** As in CSS: one, or lightest and heaviest. */
    weight: string;
    /** The `@font-face` rule. */
    rule: string;
    /** Address of its file. A font of the visitor's system has none. */
    href?: string;
  };

  /** Empty in browsers. */
  export const faces: FontFace[];
}
