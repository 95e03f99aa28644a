/** A visitor requests the invitation to an award with a form, without scripts. */
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";

import { award } from "#app/server/data/database/schema.ts";
import { readSubmission } from "#app/server/domain/submissions/operate-submissions.repo.server.ts";

import { invitationWords, postWords, referenceIn } from "../support/forms.ts";
import { languageOf, mainText } from "../support/html.ts";
import { type MailServer, startMailServer } from "../support/mail-server.ts";
import { type FakePlatform, startPlatform } from "../support/platform.ts";
import { readBody, readHeader } from "../support/read-mail.ts";
import { html } from "../support/fake-server.ts";
import { type Answer, startServer, type TestServer } from "../support/server.ts";

const mailTo = (url: string) => ({
  SMTP_URL: url,
  MAIL_FROM: "site@brand.example",
  MAIL_TO: "award@brand.example",
});
const knowsNothing = { menus: {}, siteInfo: {}, invitations: {} };

/** Stops the server, which holds the embedded database. @returns the stored submission */
async function storedBy(server: TestServer, reference: string) {
  const ended = new Promise((resolve) => server.process.once("exit", resolve));
  server.process.kill("SIGTERM");
  await ended;
  const { db, close } = await server.database.open();
  const row = await readSubmission(db, reference);
  await close();
  return row;
}

describe("an invitation", () => {
  let mailServer: MailServer;
  let platform: FakePlatform;
  let server: TestServer;
  beforeAll(async () => {
    mailServer = await startMailServer();
    platform = await startPlatform(knowsNothing);
    server = await startServer({ ...mailTo(mailServer.url), PLATFORM_API_URL: platform.url });
  });
  afterAll(async () => {
    await server.stop();
    await platform.stop();
    await mailServer.stop();
  });
  const ask = (changes: Record<string, string> = {}, code = "en", headers: Record<string, string> = {}) =>
    postWords(
      server.fetch,
      "/partners",
      { ...invitationWords, ...changes },
      { host: `${code}.localhost`, headers },
    );

  test.each([
    [
      "en",
      "E-mail: please enter an address such as name@example.org.",
      "Consent: please fill in this field.",
      "We will send the invitation to your e-mail address",
    ],
    [
      "de",
      "E-Mail: Bitte geben Sie eine Adresse wie name@example.org ein.",
      "Ihre Anfrage wurde nicht gesendet.",
      "Wir senden die Einladung an Ihre E-Mail-Adresse.",
    ],
    ["uk", "введіть адресу", "Запит не надіслано.", "Ми надішлемо запрошення на вашу адресу"],
    [
      "el",
      "name@example.org",
      "Το αίτημά σας δεν στάλθηκε.",
      "Θα στείλουμε την πρόσκληση στη διεύθυνση e-mail σας.",
    ],
  ])("is rejected and accepted in the language of the site %s", async (code, wrong, refused, taken) => {
    const mistaken = await ask({ email: "ada@", consent: "" }, code);
    expect([mistaken.status, languageOf(mistaken)]).toEqual([422, code]);
    expect(mainText(mistaken)).toContain(wrong);
    expect(mainText(mistaken)).toContain(refused);
    expect(mistaken.body).toMatch(/<input type="email"[^>]* value="ada@"/);

    const sent = await ask({}, code);
    expect(sent.status).toBe(200);
    expect(mainText(sent)).toContain(taken);
    expect(mainText(sent)).toContain(referenceIn(sent));
    expect(referenceIn(sent)).toMatch(/^A-/);
    expect(referenceIn(await ask({}, code))).toBe(referenceIn(sent));
  });

  test("goes to the brand, to the platform and, as a confirmation, to the visitor, each once", async () => {
    const email = "grace@example.org";
    const reference = referenceIn(await ask({ email, award: "open-table" }, "uk"))!;
    await ask({ email, award: "open-table" }, "uk");
    const mailsAbout = () =>
      mailServer.mails.filter((mail) => readHeader(mail, "subject").includes(reference));
    await expect.poll(() => mailsAbout().length).toBe(2);
    await expect.poll(() => platform.invited.filter((address) => address === email)).toEqual([email]);
    const brand = mailsAbout().find(({ to }) => to[0] === "award@brand.example")!;
    expect(readHeader(brand, "subject")).toBe(`[Example] Award invitation ${reference} (uk)`);
    expect(readBody(brand)).toMatch(/Email: grace@example\.org\r?\nAward: open-table/);
    const confirmation = mailsAbout().find(({ to }) => to[0] === email)!;
    expect(readHeader(confirmation, "subject")).toBe(`Ми отримали ваш запит на запрошення: ${reference}`);
    const about = platform.asked.filter(({ headers }) => headers["idempotency-key"] === reference);
    expect(about.map(({ method, url, body }) => [method, url.pathname, body])).toEqual([
      ["POST", "/v2/users/send-invitation", JSON.stringify({ email })],
    ]);
  });

  test("is answered with JSON for its script", async () => {
    const refused = await ask({ email: "x".repeat(201) }, "en", { accept: "application/json" });
    expect([refused.status, JSON.parse(refused.body)]).toMatchObject([
      422,
      { form: "invitation", status: "invalid", errors: { email: { rule: "max", max: 200 } } },
    ]);
  });

  test("of a program is held back, and one that is sent faster than a person types must be sent again", async () => {
    const program = await ask({ email: "bot@example.org", homepage: "https://spam.example" });
    expect([program.status, referenceIn(program)]).toEqual([200, expect.stringMatching(/^A-/)]);
    await server.logOf(program, "form stored as suspected spam");
    const hasty = await ask({ email: "hasty@example.org", elapsed: "300" });
    expect([hasty.status, mainText(hasty).includes("send it once more")]).toEqual([422, true]);
    const foreign = await ask({ email: "foreign@example.org" }, "en", { "sec-fetch-site": "cross-site" });
    expect(foreign.status).toBe(403);
  });

  test("beyond the hourly limit is rejected with the address preserved, and only accepted ones are stored", async () => {
    const answers: Answer[] = [];
    // The limit is doubled if a new hour starts during the test.
    while (answers.at(-1)?.status !== 429 && answers.length < 24)
      answers.push(await ask({ email: `visitor${answers.length}@example.org` }));
    const refused = answers.at(-1)!;
    const rejected = `visitor${answers.length - 1}@example.org`;
    expect([refused.status, refused.body.includes(`value="${rejected}"`)]).toEqual([429, true]);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    const taken = referenceIn(answers.find(({ status }) => status === 200)!)!;
    expect(await storedBy(server, taken)).toMatchObject({
      kind: "invitation",
      site: "en",
      data: { email: expect.stringMatching(/^visitor\d+@/), award: "first-lamp", consent: "yes" },
      deliveries: [{ target: "brand-mail" }, { target: "confirmation" }, { target: "platform-api" }],
    });
    const addresses = [...platform.invited, ...mailServer.mails.map(({ source }) => source)].join("\n");
    expect(addresses).not.toMatch(/bot@|hasty@|foreign@/);
    expect(addresses).not.toContain(rejected);
  });
});

test("an invitation that the platform rejects is stored and sent when the platform accepts it", async () => {
  const platform = await startPlatform(knowsNothing);
  platform.reply = html(200);
  const server = await startServer({ PLATFORM_API_HOST_URL: platform.url });
  onTestFinished(async () => {
    await server.stop();
    await platform.stop();
  });
  const sent = await postWords(server.fetch, "/partners", { ...invitationWords, award: "open-table" });
  expect(sent.status).toBe(200);
  await expect.poll(() => platform.asked.length).toBeGreaterThan(0);
  expect(platform.invited).toEqual([]);
  platform.reply = undefined;
  await expect.poll(() => platform.invited).toEqual([invitationWords.email]);
  expect(JSON.stringify(server.log())).not.toContain(invitationWords.email);
});

test("an award that is over offers no form, but answers visitors who still have the page open", async () => {
  const server = await startServer({}, (db) => db.update(award).set({ closes: "2020-01-31" }));
  onTestFinished(() => server.stop());
  const page = await server.fetch("de.localhost", "/partners");
  expect(mainText(page)).toContain("Zurzeit können keine Einladungen angefordert werden.");
  expect(page.body).not.toContain('id="form-invitation"');
  const sent = await postWords(server.fetch, "/partners", invitationWords, { host: "de.localhost" });
  expect([sent.status, mainText(sent).includes(referenceIn(sent)!)]).toEqual([200, true]);
});
