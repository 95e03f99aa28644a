import type { FormOptions } from "#app/forms/form-definition.ts";

import { listVocabulary } from "../catalog/catalog.repo.server.ts";
import type { RequestScope } from "../../scope/request-scope.ts";

export type ServiceOptions = FormOptions;

export async function readServiceOptions({
  runtime,
  site,
}: Pick<RequestScope, "site" | "runtime">): Promise<ServiceOptions> {
  const countries = await listVocabulary(runtime.database.readDb, site, "country");
  return {
    countries: countries
      .map(({ key, label }) => ({ value: key, label }))
      .sort((a, b) => a.label.localeCompare(b.label, site.languageTag)),
  };
}
