export const printedCatalogPath = "/catalogue.pdf";
