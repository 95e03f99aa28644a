/** Mails about products back in stock. */
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";

import { productVariant } from "#app/server/data/database/schema.ts";

import { copyContent } from "../support/content.ts";
import { createContentDatabase, createPostgresWithContent, postgresAnswers } from "../support/database.ts";
import { mainText } from "../support/html.ts";
import { type MailServer, startMailServer } from "../support/mail-server.ts";
import { runScript } from "../support/process.ts";
import { readBody, readHeader } from "../support/read-mail.ts";
import { startServerOn } from "../support/server.ts";
import { clients, mailOf, mailSettings, pathIn, stockWords } from "../support/subscriptions.ts";

let mailServer: MailServer;
beforeAll(async () => {
  mailServer = await startMailServer();
});
afterAll(() => mailServer.stop());
beforeEach(() => {
  mailServer.mails.length = 0;
});

const nextMail = (mail: string) => mailOf(mailServer, mail);

test("without a mail server no page offers mails about stock", async () => {
  const database = await createContentDatabase();
  const handle = await database.open();
  await handle.db
    .update(productVariant)
    .set({ inStock: false })
    .where(eq(productVariant.product, stockWords.product));
  await handle.close();
  const server = await startServerOn(database, {});
  onTestFinished(() => server.stop());
  const { body } = await clients(server).open(`/product/${stockWords.product}`);
  expect(body).toContain("Out of stock");
  expect(body).not.toContain('name="topic" value="stock"');
});

describe.each(["embedded", "PostgreSQL"])("a product out of stock, on %s", (kind) => {
  test("has a form, whose visitors get one e-mail when an import says that it is back", async ({ skip }) => {
    if (kind === "PostgreSQL" && !(await postgresAnswers())) skip();
    const database = await (kind === "PostgreSQL" ? createPostgresWithContent() : createContentDatabase());
    const handle = await database.open();
    await handle.db
      .update(productVariant)
      .set({ inStock: false })
      .where(eq(productVariant.product, stockWords.product));
    await handle.close();
    const server = await startServerOn(database, mailSettings(mailServer.url));
    const copy = copyContent();
    onTestFinished(async () => {
      await server.stop();
      copy.remove();
    });
    const runImport = async () => {
      const script = ["tools/content.ts", "import", "--from", copy.folder];
      expect((await runScript(script, database.environment)).output).toContain("Imported as revision");
    };
    const { subscribe, open, confirm } = clients(server, "de");
    const page = await open(`/product/${stockWords.product}`);
    const variant = /name="variant" value="([^"]*)"/.exec(page.body)![1]!;
    expect(page.body).toContain(`name="product" value="${stockWords.product}"`);
    expect((await open("/product/facet")).body).not.toContain('name="topic" value="stock"');
    expect((await subscribe({ ...stockWords, variant: "NONE" })).status).toBe(422);

    await subscribe({ ...stockWords, variant });
    await subscribe({ ...stockWords, variant, email: "never@example.org" });
    const path = pathIn(await nextMail("opt-in"));
    expect(mainText(await open(path))).toContain("Facet Mini");
    await confirm(path);
    expect(mailServer.mails.some((mail) => readHeader(mail, "message-id").includes("back-in-stock"))).toBe(
      false,
    );

    copy.edit(`products/${stockWords.product}.yaml`, /^sku:/m, "inStock: true\nsku:");
    await runImport();
    const mail = await nextMail("back-in-stock");
    expect(mail.to).toHaveLength(1);
    expect(readHeader(mail, "subject")).toBe("Wieder auf Lager: Facet Mini");
    expect(readBody(mail)).toContain(`/product/facet-mini?variant=${variant}`);
    copy.edit(`products/${stockWords.product}.yaml`, /^inStock: true\n/m, "");
    await runImport();
    expect(
      mailServer.mails.filter((sent) => readHeader(sent, "message-id").includes("back-in-stock")),
    ).toHaveLength(1);
    const shown = async () => (await open(`/product/${stockWords.product}`)).body;
    const stockField = 'name="topic" value="stock"';
    expect(await shown()).not.toContain(stockField);

    copy.edit(`products/${stockWords.product}.yaml`, /^sku:/m, "inStock: false\nsku:");
    await runImport();
    expect(await shown()).toContain(stockField);
    copy.edit("brand.yaml", /^name:/m, "stockNotices: false\nname:");
    await runImport();
    expect(await shown()).toContain("Nicht auf Lager");
    expect(await shown()).not.toContain(stockField);
  });
});
