/** The newsletter and mails about products back in stock, from the form to the end, with a mail server. */
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";

import { productVariant } from "#app/server/data/database/schema.ts";

import { copyContent } from "../support/content.ts";
import { createContentDatabase, createPostgresWithContent, postgresAnswers } from "../support/database.ts";
import { multipart, postWords } from "../support/forms.ts";
import { languageOf, mainText } from "../support/html.ts";
import { type MailServer, type ReceivedMail, startMailServer } from "../support/mail-server.ts";
import { startPlatform } from "../support/platform.ts";
import { runScript } from "../support/process.ts";
import { readBody, readHeader } from "../support/read-mail.ts";
import { type Answer, startServer, startServerOn, type TestServer } from "../support/server.ts";
import { newsletterWords, oneClickBody, pathIn, stockWords } from "../support/subscriptions.ts";

const json = { accept: "application/json" };
const mailSettings = (url: string) => ({
  SMTP_URL: url,
  MAIL_FROM: "site@brand.example",
  MAIL_TO: "help@brand.example",
  SUBMISSIONS_PER_HOUR: "1000",
});

let mailServer: MailServer;
beforeAll(async () => {
  mailServer = await startMailServer();
});
afterAll(() => mailServer.stop());
beforeEach(() => {
  mailServer.mails.length = 0;
});

const nextMail = async (mail: string, index = 0): Promise<ReceivedMail> => {
  const found = () =>
    mailServer.mails.filter((received) => readHeader(received, "message-id").includes(`.${mail}@`));
  await expect.poll(() => found().length, { message: mail }).toBeGreaterThan(index);
  return found()[index]!;
};

const clients = (server: TestServer, code = "en") => {
  const host = `${code}.localhost`;
  const press = (path: string, action: string) => postWords(server.fetch, path, { action }, { host });
  return {
    subscribe: (words: Record<string, string>, headers = {}) =>
      postWords(server.fetch, "/subscription", words, { host, headers }),
    open: (path: string) => server.fetch(host, path),
    confirm: (path: string) => press(path, "confirm"),
    end: (path: string) => press(path, "end"),
    oneClick: (
      path: string,
      type = "application/x-www-form-urlencoded",
      body: string | Uint8Array = oneClickBody,
    ) => server.fetch(host, path, { method: "POST", headers: { "content-type": type }, body }),
  };
};

describe("a subscription to the newsletter", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(mailSettings(mailServer.url));
  });
  afterAll(() => server.stop());

  test.each([
    [
      "en",
      "Please check your mail",
      "Confirm your subscription",
      "You are subscribed",
      "You are unsubscribed",
    ],
    [
      "de",
      "sehen Sie in Ihr Postfach",
      "Abonnement bestätigen",
      "Sie sind angemeldet",
      "Sie sind abgemeldet",
    ],
    ["uk", "Перевірте пошту", "Підтвердьте підписку", "Ви підписані", "Ви відписалися"],
  ])("is confirmed and ended in the language of the site %s", async (code, sent, asks, active, ended) => {
    const { subscribe, open, confirm, end } = clients(server, code);
    const email = `${code}@example.org`;
    const answer = await subscribe({ ...newsletterWords, email });
    expect([answer.status, languageOf(answer), mainText(answer).includes(sent)]).toEqual([200, code, true]);
    const request = await nextMail("opt-in");
    expect(request.to).toEqual([email]);
    const path = pathIn(request);

    // A program that checks mails opens its links.
    for (let times = 0; times < 2; times += 1) expect(mainText(await open(path))).toContain(asks);
    expect(mainText(await confirm(path))).toContain(active);
    expect(mainText(await open(path))).toContain(active);
    const welcome = await nextMail("welcome");
    expect(readBody(welcome)).toContain(`/subscription?token=`);
    expect(mainText(await end(pathIn(welcome)))).toContain(ended);
    expect(mainText(await open(path))).toContain(ended);
    expect(mainText(await confirm(path))).toContain(ended);
  });

  test.each<[string, (path: string) => Promise<Answer>]>([
    ["a form", (path) => clients(server).oneClick(path)],
    [
      "a form of parts",
      async (path) => {
        const { type, body } = await multipart([], { "List-Unsubscribe": "One-Click" });
        return clients(server).oneClick(path, type, body);
      },
    ],
  ])("is ended by the mail program with %s, without a redirect", async (name, post) => {
    const { subscribe, open, confirm } = clients(server);
    await subscribe({ ...newsletterWords, email: `${name.length}@example.org` });
    await confirm(pathIn(await nextMail("opt-in")));
    const path = pathIn(await nextMail("welcome"));
    expect((await post(path)).status).toBe(200);
    expect(mainText(await open(path))).toContain("You are unsubscribed");
    expect((await post(path)).status).toBe(200);
  });

  test("that is not confirmed is forgotten by the mail program's click", async () => {
    const { subscribe, open, oneClick } = clients(server);
    await subscribe({ ...newsletterWords, email: "stranger@example.org" });
    const path = pathIn(await nextMail("opt-in"));
    await oneClick(path);
    expect(mainText(await open(path))).toContain("This link is not valid");
  });

  test("has the same answer whether the address is subscribed or not", async () => {
    const { subscribe, confirm } = clients(server);
    const words = { ...newsletterWords, email: "known@example.org" };
    const before = await subscribe(words, json);
    await confirm(pathIn(await nextMail("opt-in")));
    const after = await subscribe({ ...words, key: "0123456789abcdef" }, json);
    const other = await subscribe({ ...words, email: "new@example.org" }, json);
    const shapes = [before, after, other].map(({ status, body }) => [
      status,
      { ...(JSON.parse(body) as object), reference: "" },
    ]);
    const shape = [200, { form: "subscription", status: "sent", reference: "" }];
    expect(shapes).toEqual([shape, shape, shape]);
    // Each gets its mail, so that nobody learns more from the mailbox of another address either.
    await nextMail("opt-in", 2);
    const asked = mailServer.mails.filter((mail) => readHeader(mail, "subject").includes("confirm"));
    expect(asked.flatMap(({ to }) => to).toSorted()).toEqual([
      "known@example.org",
      "known@example.org",
      "new@example.org",
    ]);
  });

  test("with a wrong address is refused with what was typed", async () => {
    const answer = await clients(server, "de").subscribe({ ...newsletterWords, email: "ada@" });
    expect([answer.status, answer.body.includes('value="ada@"')]).toEqual([422, true]);
    expect(mainText(answer)).toContain("Bitte geben Sie eine Adresse wie name@example.org ein.");
  });

  test("has a page that nobody caches, indexes or learns from", async () => {
    const { open, confirm } = clients(server);
    const page = await open("/subscription?token=unknown");
    expect(mainText(page)).toContain("This link is not valid");
    // It posts to the page without the token, whose posts are buttons.
    expect(page.body).toContain('action="/subscription#form-subscription"');
    expect(page.headers["cache-control"]).toBe("private, no-store");
    expect(page.headers["referrer-policy"]).toBe("same-origin");
    expect(page.body).toContain('name="robots" content="noindex');
    expect(mainText(await confirm("/subscription?token=unknown"))).toContain("This link is not valid");
  });

  test("leaves no token in the log", async () => {
    const { subscribe, open, confirm } = clients(server);
    await subscribe({ ...newsletterWords, email: "log@example.org" });
    const path = pathIn(await nextMail("opt-in"));
    await open(path);
    await confirm(path);
    await nextMail("welcome");
    expect(JSON.stringify(server.log())).not.toContain(path.split("=")[1]);
    expect(JSON.stringify(server.log())).not.toContain("log@example.org");
  });

  test("with neither button nor mail program is a bad request", async () => {
    const { oneClick } = clients(server);
    expect((await oneClick("/subscription?token=a", undefined, "action=other")).status).toBe(400);
    expect((await oneClick("/subscription?token=a", "text/plain", "x")).status).toBe(400);
  });
});

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

test("subscriptions of one network are limited like other forms", async () => {
  const server = await startServer({ ...mailSettings(mailServer.url), SUBMISSIONS_PER_HOUR: "2" });
  onTestFinished(() => server.stop());
  const statuses: number[] = [];
  for (let index = 0; index < 3; index += 1) {
    const email = `visitor-${index}@example.org`;
    statuses.push((await clients(server).subscribe({ ...newsletterWords, email })).status);
  }
  expect(statuses).toEqual([200, 200, 429]);
});

test("the platform gets a confirmed subscription with the address that ends it, and its end", async () => {
  const platform = await startPlatform({ menus: {}, siteInfo: {}, invitations: {} });
  const server = await startServer({ ...mailSettings(mailServer.url), PLATFORM_API_URL: platform.url });
  onTestFinished(async () => {
    await server.stop();
    await platform.stop();
  });
  const { subscribe, confirm, oneClick } = clients(server);
  await subscribe(newsletterWords);
  const path = pathIn(await nextMail("opt-in"));
  expect(platform.asked).toEqual([]);
  await confirm(path);
  await expect.poll(() => platform.asked.length).toBe(1);
  const told = JSON.parse(platform.asked[0]!.body) as { reference: string; unsubscribe: string };
  expect(told).toMatchObject({ kind: "subscription", site: "en", fields: { email: "ada@example.org" } });
  const { pathname, search } = new URL(told.unsubscribe);
  expect((await oneClick(`${pathname}${search}`)).status).toBe(200);
  await expect.poll(() => platform.asked.length).toBe(2);
  expect(JSON.parse(platform.asked[1]!.body)).toEqual({
    reference: told.reference,
    kind: "unsubscription",
    site: "en",
  });
});

describe.each(["embedded", "PostgreSQL"])("a product out of stock, on %s", (kind) => {
  test("has a form, whose visitors get one mail when an import says that it is back", async ({ skip }) => {
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
