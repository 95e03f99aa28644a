import type { FormOptions } from "#app/forms/form-definition.ts";

import { listVocabulary } from "../catalog/catalog.repo.server.ts";
import { readProductFamilies } from "../catalog/catalog.server.ts";
import type { RequestScope } from "../../scope/request-scope.ts";

export type ServiceOptions = FormOptions;

/** Countries by name, and products by family. */
export async function readServiceOptions(
  scope: Pick<RequestScope, "site" | "runtime" | "shows">,
): Promise<ServiceOptions> {
  const { runtime, site } = scope;
  const [countries, families] = await Promise.all([
    listVocabulary(runtime.database.readDb, site.code, "country"),
    readProductFamilies(scope),
  ]);
  return {
    countries: countries
      .map(({ key, label }) => ({ value: key, label }))
      .sort((a, b) => a.label.localeCompare(b.label, site.languageTag)),
    products: families.map(({ name, products }) => ({
      label: name,
      options: products.map((product) => ({ value: product.slug, label: product.name })),
    })),
  };
}
