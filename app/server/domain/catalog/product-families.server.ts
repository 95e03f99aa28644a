import type { RequestScope } from "../../scope/request-scope.ts";
import { listProductNamesByCategory } from "./catalog.repo.server.ts";

export type ProductFamily = Awaited<ReturnType<typeof readProductFamilies>>[number];

export async function readProductFamilies({ runtime, site }: Pick<RequestScope, "site" | "runtime">) {
  const products = await listProductNamesByCategory(runtime.database.readDb, site.code);
  return [...Map.groupBy(products, ({ category }) => category)].map(([name, members]) => ({
    name,
    products: members.map(({ slug, name: label }) => ({ slug, name: label })),
  }));
}
