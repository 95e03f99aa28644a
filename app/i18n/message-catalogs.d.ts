declare module "virtual:message-catalogs" {
  /** By locale and area. Empty in browsers and in development. */
  const addresses: Record<string, import("./messages.ts").CatalogAddresses>;
  export default addresses;
}
