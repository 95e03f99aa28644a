/** Mails about products back in stock. */
import { symlinkSync } from "node:fs";
import { join } from "node:path";

import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, inject, onTestFinished, test } from "vitest";

import { productVariant } from "#app/server/data/database/schema.ts";
import { loadContent } from "#app/server/data/import/load-content.server.ts";
import { mediaFolder } from "#app/server/ops/project-root.server.ts";

import { copyContent } from "../support/content.ts";
import {
  createContentDatabase,
  createEmbedded,
  createPostgres,
  postgresAnswers,
} from "../support/database.ts";
import { mainText } from "../support/html.ts";
import { importInto } from "../support/import-into.ts";
import { type MailServer, startMailServer } from "../support/mail-server.ts";
import { runHere } from "../support/process.ts";
import { readBody, readHeader } from "../support/read-mail.ts";
import { startServerOn } from "../support/server.ts";
import { runContent } from "../../tools/content/content-commands.ts";
import { parseRequest } from "../../tools/content/parse-request.ts";
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
  test("has a form, whose visitors get one e-mail when an import marks it as in stock", async ({ skip }) => {
    if (kind === "PostgreSQL" && !(await postgresAnswers())) skip();
    const copy = copyContent();
    onTestFinished(copy.remove);
    symlinkSync(mediaFolder, join(copy.folder, "media"));
    const file = `products/${stockWords.product}.yaml`;
    copy.edit(file, /^sku:/m, "inStock: false\nsku:");
    const database = await (kind === "PostgreSQL"
      ? createPostgres()
      : createEmbedded(inject("emptyEmbedded")));
    await importInto(database, loadContent(copy.folder));
    // A process with an embedded database imports changed content when it starts.
    const server = await startServerOn(database, {
      ...mailSettings(mailServer.url),
      CONTENT_DIR: copy.folder,
    });
    onTestFinished(() => server.stop());
    const runImport = async () => {
      const request = parseRequest(["import", "--from", copy.folder]);
      const { output } = await runHere((print) => runContent(request, print, { ...database.environment }));
      expect(output).toContain("Imported as revision");
    };
    const { subscribe, open, confirm } = clients(server, "de");
    const page = await open(`/product/${stockWords.product}`);
    const variant = /name="variant" value="([^"]*)"/.exec(page.body)![1]!;
    expect(page.body).toContain(`name="product" value="${stockWords.product}"`);
    expect((await open("/product/arc")).body).not.toContain('name="topic" value="stock"');
    expect((await subscribe({ ...stockWords, variant: "NONE" })).status).toBe(422);

    await subscribe({ ...stockWords, variant });
    await subscribe({ ...stockWords, variant, email: "never@example.org" });
    const path = pathIn(await nextMail("opt-in"));
    expect(mainText(await open(path))).toContain("Fold");
    await confirm(path);
    expect(mailServer.mails.some((mail) => readHeader(mail, "message-id").includes("back-in-stock"))).toBe(
      false,
    );

    copy.edit(file, "inStock: false", "inStock: true");
    await runImport();
    const mail = await nextMail("back-in-stock");
    expect(mail.to).toHaveLength(1);
    expect(readHeader(mail, "subject")).toBe("Wieder auf Lager: Fold");
    expect(readBody(mail)).toContain(`/product/fold?variant=${variant}`);
    copy.edit(file, /^inStock: true\n/m, "");
    await runImport();
    expect(
      mailServer.mails.filter((sent) => readHeader(sent, "message-id").includes("back-in-stock")),
    ).toHaveLength(1);
    const shown = async () => (await open(`/product/${stockWords.product}`)).body;
    const stockField = 'name="topic" value="stock"';
    await expect.poll(shown).not.toContain(stockField);

    copy.edit(file, /^sku:/m, "inStock: false\nsku:");
    await runImport();
    await expect.poll(shown).toContain(stockField);
    copy.edit("brand.yaml", /^name:/m, "stockNotices: false\nname:");
    await runImport();
    await expect.poll(shown).not.toContain(stockField);
    expect(await shown()).toContain("Nicht auf Lager");
  });
});
