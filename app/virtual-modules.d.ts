declare module "virtual:boot-script" {
  const source: string;
  export default source;
}

declare module "virtual:message-catalogs" {
  const addresses: Record<string, import("./i18n/messages.ts").CatalogAddresses>;
  export default addresses;
}

declare module "virtual:fonts" {
  /** `text`: body font in several files per language. `joined`: the same font in one file. `greek`: headings of the sites with `greece`. */
  export type Family = "text" | "joined" | "heading" | "greek";

  export type Letters =
    | "latin"
    | "latin-ext"
    | "latin-basic"
    | "latin-names"
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
    /** CSS syntax: one weight, or the lightest and heaviest. */
    weight: string;
    rule: string;
    href?: string;
  };

  /** Empty in browsers. */
  export const faces: FontFace[];
}
