import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";

import type { IconName } from "#app/validation/fields.ts";
import type { SearchKind } from "#app/site/search.ts";

export const kindLabels: Record<SearchKind, ReactNode> = {
  category: <Trans context="kind of result">Category</Trans>,
  product: <Trans context="kind of result">Product</Trans>,
  page: <Trans context="kind of result">Page</Trans>,
  article: <Trans context="kind of result">Article</Trans>,
  download: <Trans context="kind of result">Download</Trans>,
  certificate: <Trans context="kind of result">Certificate</Trans>,
};

export const kindIcons: Record<SearchKind, IconName> = {
  category: "partners-catalog",
  product: "product",
  page: "help-document",
  article: "document",
  download: "document",
  certificate: "partners-certificate",
};
