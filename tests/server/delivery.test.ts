import { expect, onTestFinished, test } from "vitest";

import { readSubmission } from "#app/server/domain/submissions/operate-submissions.repo.server.ts";
import { createContentDatabase } from "#tests/support/database.ts";
import { startMailServer } from "#tests/support/mail-server.ts";
import { readBody, readHeader } from "#tests/support/read-mail.ts";
import { startPlatform } from "#tests/support/platform.ts";
import { startServer, startServerOn, type TestServer } from "#tests/support/server.ts";

const sendForm = async (server: TestServer, host: string) => {
  const { body } = await server.fetch(host, "/contacts", {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams({
      form: "contact",
      name: "Ada",
      email: "ada@example.org",
      message: "Does it come in white?",
    }).toString(),
  });
  return /C-[2-9A-Z]{4}-[2-9A-Z]{4}/.exec(body)![0];
};
const settings = (url: string) => ({
  SMTP_URL: url,
  MAIL_FROM: "site@brand.example",
  MAIL_TO: "help@brand.example",
});

test("a form sends a mail to the brand and a confirmation in the language of the site", async () => {
  const mailServer = await startMailServer();
  const server = await startServer(settings(mailServer.url));
  onTestFinished(async () => {
    await server.stop();
    await mailServer.stop();
  });
  const reference = await sendForm(server, "uk.brand.example");
  await expect.poll(() => mailServer.mails.length).toBe(2);
  const [brand, confirmation] = mailServer.mails
    .toSorted((a, b) => a.to[0]!.localeCompare(b.to[0]!))
    .toReversed();
  expect([brand!.to, confirmation!.to]).toEqual([["help@brand.example"], ["ada@example.org"]]);
  expect(brand!.headers.get("subject")).toContain(`Contact form ${reference} (uk)`);
  expect(readHeader(confirmation!, "subject")).toBe(`Ми отримали ваше повідомлення: ${reference}`);
  expect(readBody(confirmation!)).toContain("https://uk.brand.example");
});

test("a server that is stopped first finishes the mails that it is sending", async () => {
  const mailServer = await startMailServer({ delay: () => 1_500 });
  const database = await createContentDatabase();
  const kept = { ...database, remove: async () => {} };
  const server = await startServerOn(kept, settings(mailServer.url));
  onTestFinished(async () => {
    await mailServer.stop();
    await database.remove();
  });
  const reference = await sendForm(server, "de.brand.example");
  await expect.poll(() => mailServer.mails.length).toBe(2);
  await server.stop();
  expect(server.process.exitCode).toBe(0);
  const { db, close } = await database.open();
  const row = await readSubmission(db, reference);
  await close();
  expect(row!.deliveries).toMatchObject([
    { target: "brand-mail", state: "delivered", attempts: 1 },
    { target: "confirmation", state: "delivered", attempts: 1 },
  ]);
});

test("without a mail server a form is stored and logged once, and it is sent when a mail server is configured", async () => {
  const database = await createContentDatabase();
  const kept = { ...database, remove: async () => {} };
  const before = await startServerOn(kept);
  const reference = await sendForm(before, "brand.example");
  await before.stop();
  expect(
    before.log().filter(({ msg }) => String(msg).startsWith("submissions are stored but not")),
  ).toHaveLength(1);

  const mailServer = await startMailServer();
  const after = await startServerOn(database, settings(mailServer.url));
  onTestFinished(async () => {
    await after.stop();
    await mailServer.stop();
  });
  await expect
    .poll(() => mailServer.mails.map(({ headers }) => headers.get("message-id")))
    .toEqual([`<${reference}.brand@brand.example>`]);
});

test("a mail has the logo of the platform's configuration, or the name if there is none", async () => {
  const mailServer = await startMailServer();
  const platform = await startPlatform({
    menus: {},
    siteInfo: { en: { title: "Other", logotype_mobile: "https://logos.example/logo.png" } },
    invitations: {},
  });
  const server = await startServer({ ...settings(mailServer.url), ...platform.environment });
  onTestFinished(async () => {
    await server.stop();
    await platform.stop();
    await mailServer.stop();
  });
  await sendForm(server, "brand.example");
  await expect.poll(() => mailServer.mails.length).toBe(2);
  for (const mail of mailServer.mails)
    expect(readBody(mail)).toMatch(/<img src="https:\/\/logos\.example\/logo\.png" alt="Other" height="42"/);
  mailServer.mails.length = 0;
  await sendForm(server, "uk.brand.example");
  await expect.poll(() => mailServer.mails.length).toBe(2);
  for (const mail of mailServer.mails) expect(readBody(mail)).toContain("<p><strong>Example</strong></p>");
});
