import { listProductNamesByCategory, listVocabulary } from "../catalog/catalog.repo.server.ts";
import type { RequestScope } from "../http/request-scope.server.ts";

export type ServiceOptions = Awaited<ReturnType<typeof readServiceOptions>>;

/** What the service form offers: countries in the order of the site's alphabet, products by family. */
export async function readServiceOptions({ runtime, site }: Pick<RequestScope, "site" | "runtime">) {
  const [countries, products] = await Promise.all([
    listVocabulary(runtime.database.db, site.code, "country"),
    listProductNamesByCategory(runtime.database.db, site.code),
  ]);
  return {
    countries: countries
      .map(({ key, label }) => ({ code: key, name: label }))
      .sort((a, b) => a.name.localeCompare(b.name, site.languageTag)),
    families: [...Map.groupBy(products, ({ category }) => category)].map(([name, members]) => ({
      name,
      products: members.map(({ slug, name: label }) => ({ slug, name: label })),
    })),
  };
}
