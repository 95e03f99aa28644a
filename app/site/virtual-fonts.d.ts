declare module "virtual:fonts" {
  /** Addresses by file name. Empty in browsers. */
  export const files: Record<string, string>;
  /** The `@font-face` rules of all of them. Empty in browsers. */
  export const faces: string;
}
