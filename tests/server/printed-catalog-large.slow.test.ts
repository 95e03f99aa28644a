/** The printed catalog of 10,000 products: a selection, and a catalog for each category. */
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import type { Database } from "#app/server/data/database/client.server.ts";

import { readPdf } from "../support/pdf.ts";
import { startServer, type TestServer } from "../support/server.ts";
import { sites } from "../support/sites.ts";

const copies = 10_000;
const maxProducts = 120;

async function addProducts(db: Database) {
  const run = (statement: string) => db.execute(sql.raw(statement));
  const slug = `'copy-' || lpad(n::text, 5, '0')`;
  const copy = (table: string, key: string, changes: Record<string, string>, where = "true") =>
    run(
      `insert into ${table} select (jsonb_populate_record(t, jsonb_build_object(${Object.entries(changes)
        .map(([column, value]) => `'${column}', ${value}`)
        .join(
          ", ",
        )}))).* from ${table} t, generate_series(1, ${copies}) n where t.${key} = 'basalt' and ${where}`,
    );
  await copy("product", "slug", { slug, sku: slug, position: "1000 + n" });
  await copy("product_text", "product", { product: slug }, "t.locale in ('en', 'uk')");
  // The first copies have a missing picture, the next have none.
  await run(`update product set images = '{catalog/gone.webp}' where slug like 'copy-000%'`);
  await run(`update product set images = '{}' where slug like 'copy-001%'`);
}

describe("the PDF catalog of many products", () => {
  let server: TestServer;
  const [{ host }] = sites as [(typeof sites)[number]];
  beforeAll(async () => {
    server = await startServer({}, addProducts);
  });
  afterAll(() => server.stop());

  async function read(path: string) {
    const deadline = Date.now() + 240_000;
    for (;;) {
      const response = await fetch(`http://127.0.0.1:${server.port}${path}`, { headers: { host } });
      if (response.ok) return readPdf(Buffer.from(await response.arrayBuffer()));
      const isPending = response.status === 503 && response.headers.get("retry-after") === "20";
      if (!isPending || Date.now() > deadline) throw new Error(`${path}: ${response.status}`);
      await response.body?.cancel();
    }
  }

  test("has a part of each category, and links to the rest", async () => {
    const { pages } = await read("/catalogue.pdf");
    const products = pages.filter(({ text }) => text.includes("AMT-") || text.includes("copy-"));
    expect(pages.length).toBeLessThan(maxProducts + 20);
    expect(products.length).toBeGreaterThanOrEqual(maxProducts);
    const mousepads = pages.find(({ links }) =>
      links.some(({ label }) => label.includes("/catalogue/mousepads.pdf")),
    )!;
    expect(mousepads.text).toMatch(/1\d\d \/ 10,00\d/);
  });

  test("has a separate catalog for each category", async () => {
    const { pages } = await read("/catalogue/mousepads.pdf");
    expect(pages.length).toBeGreaterThan(maxProducts);
    expect(pages[2]!.text).toMatch(/120 \/ 10,00\d/);
    expect(pages.some(({ text }) => text.includes("FACET MINI"))).toBe(false);
  });

  test("does not exist for an unknown category", async () => {
    const response = await fetch(`http://127.0.0.1:${server.port}/catalogue/nothing.pdf`, {
      headers: { host },
    });
    expect(response.status).toBe(404);
  });
});
