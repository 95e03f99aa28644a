// Written by build/generated-lists.ts; changes are overwritten.
import { resolveDocuments } from "./documents/documents.server.ts";
import { resolvePdfCatalog } from "./pdf-catalog/pdf-catalog.server.ts";

export const resolvers = {
  "documents": resolveDocuments,
  "pdf-catalog": resolvePdfCatalog,
};
