declare module "virtual:message-catalogs" {
  const addresses: Record<string, import("./messages.ts").CatalogAddresses>;
  export default addresses;
}
