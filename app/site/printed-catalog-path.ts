/** Where each site answers with its catalogue as a PDF file. */
export const printedCatalogPath = "/catalogue.pdf";
