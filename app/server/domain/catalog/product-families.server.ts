import { shownNames } from "../../cache/shown-content.ts";
import type { RequestScope } from "../../scope/request-scope.ts";
import { listProductNamesByCategory } from "./catalog.repo.server.ts";

export type ProductFamily = Awaited<ReturnType<typeof readProductFamilies>>[number];

export async function readProductFamilies({
  runtime,
  site,
  shows,
}: Pick<RequestScope, "site" | "runtime" | "shows">) {
  shows.add(shownNames);
  const products = await listProductNamesByCategory(runtime.database.readDb, site.code);
  return [...Map.groupBy(products, ({ category }) => category)].map(([name, members]) => ({
    name,
    products: members.map(({ slug, name: label }) => ({ slug, name: label })),
  }));
}
