declare module "virtual:boot-script" {
  /** The text of the script that stands in every page. */
  const source: string;
  export default source;
}
