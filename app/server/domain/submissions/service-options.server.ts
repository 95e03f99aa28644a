import { listVocabulary } from "../catalog/catalog.repo.server.ts";
import { readProductFamilies } from "../catalog/product-families.server.ts";
import type { RequestScope } from "../../scope/request-scope.ts";

export type ServiceOptions = Awaited<ReturnType<typeof readServiceOptions>>;

export async function readServiceOptions(scope: Pick<RequestScope, "site" | "runtime">) {
  const { runtime, site } = scope;
  const [countries, families] = await Promise.all([
    listVocabulary(runtime.database.readDb, site.code, "country"),
    readProductFamilies(scope),
  ]);
  return {
    countries: countries
      .map(({ key, label }) => ({ code: key, name: label }))
      .sort((a, b) => a.name.localeCompare(b.name, site.languageTag)),
    families,
  };
}
