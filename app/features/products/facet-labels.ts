import { useLingui } from "@lingui/react/macro";

import type { FacetOption, FacetView } from "#app/server/domain/catalog/catalog.functions.ts";
import type { FieldFacet } from "#app/site/product-list-search.ts";

/** Attributes have their own labels; fields and the values yes and no are named here. */
export function useFacetLabels() {
  const { t } = useLingui();
  const fields: Record<FieldFacet, string> = {
    category: t`Category`,
    brand: t`Brand`,
    color: t`Color`,
    connection: t`Connection`,
    tag: t`Properties`,
  };
  const labelOf = ({ label }: Pick<FacetOption, "label">) =>
    typeof label === "string" ? label : label ? t`Yes` : t`No`;
  const legendOf = ({ label, facet }: Pick<FacetView, "label" | "facet">) =>
    label ?? fields[facet as FieldFacet];
  return { legendOf, labelOf };
}
