declare module "virtual:fonts" {
  /** The font of texts, and the two of headings. */
  export type Family = "text" | "oswald" | "fira";

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
    | "vietnamese"
    | "arabic"
    | "hebrew"
    | "georgian"
    | "armenian"
    | "thai";

  export type FontFace = {
    family: Family;
    letters: Letters;
    /** The `@font-face` rule. */
    rule: string;
    /** Address of its file. A font of the visitor's system has none. */
    href?: string;
  };

  /** Empty in browsers. */
  export const faces: FontFace[];
}
