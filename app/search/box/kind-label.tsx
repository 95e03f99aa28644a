import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";

import type { IconName } from "#app/blocks/fields.ts";
import type { SearchKind } from "#app/site/search.ts";

/** What something that was found is. */
export const kindLabels: Record<SearchKind, ReactNode> = {
  category: <Trans>Category</Trans>,
  product: <Trans>Product</Trans>,
  page: <Trans>Page</Trans>,
  article: <Trans>Article</Trans>,
  download: <Trans>Download</Trans>,
  certificate: <Trans>Certificate</Trans>,
};

/** Stands where there is no picture. */
export const kindIcons: Record<SearchKind, IconName> = {
  category: "partners-catalog",
  product: "facet",
  page: "help-document",
  article: "document",
  download: "document",
  certificate: "partners-certificate",
};
