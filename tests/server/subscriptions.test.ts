/** The newsletter from subscription to end, with a mail server. */
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";

import { multipart } from "../support/forms.ts";
import { languageOf, mainText } from "../support/html.ts";
import { type MailServer, startMailServer } from "../support/mail-server.ts";
import { startPlatform } from "../support/platform.ts";
import { readBody, readHeader } from "../support/read-mail.ts";
import { type Answer, startServer, type TestServer } from "../support/server.ts";
import { clients, mailOf, mailSettings, newsletterWords, pathIn } from "../support/subscriptions.ts";

const json = { accept: "application/json" };
let mailServer: MailServer;
beforeAll(async () => {
  mailServer = await startMailServer();
});
afterAll(() => mailServer.stop());
beforeEach(() => {
  mailServer.mails.length = 0;
});

const nextMail = (mail: string, index = 0) => mailOf(mailServer, mail, index);

describe("a subscription to the newsletter", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(mailSettings(mailServer.url));
  });
  afterAll(() => server.stop());

  test.each([
    [
      "en",
      "Please check your inbox",
      "Confirm your subscription",
      "You are subscribed",
      "You are unsubscribed",
    ],
    [
      "de",
      "sehen Sie in Ihrem Postfach nach",
      "Abonnement bestätigen",
      "Sie sind angemeldet",
      "Sie sind abgemeldet",
    ],
    ["uk", "Перевірте пошту", "Підтвердьте підписку", "Ви підписалися", "Ви відписалися"],
  ])("is confirmed and ended in the language of the site %s", async (code, sent, asks, active, ended) => {
    const { subscribe, open, confirm, end } = clients(server, code);
    const email = `${code}@example.org`;
    const answer = await subscribe({ ...newsletterWords, email });
    expect([answer.status, languageOf(answer), mainText(answer).includes(sent)]).toEqual([200, code, true]);
    const request = await nextMail("opt-in");
    expect(request.to).toEqual([email]);
    const path = pathIn(request);

    // Mail scanners open links without confirming.
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

  test("that is not confirmed is deleted by the one-click request of a mail program", async () => {
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
    // Each submission gets its mail, so the mailbox reveals nothing either.
    await nextMail("opt-in", 2);
    const asked = mailServer.mails.filter((mail) => readHeader(mail, "subject").includes("confirm"));
    expect(asked.flatMap(({ to }) => to).toSorted()).toEqual([
      "known@example.org",
      "known@example.org",
      "new@example.org",
    ]);
  });

  test("with a wrong address is rejected with the values preserved", async () => {
    const answer = await clients(server, "de").subscribe({ ...newsletterWords, email: "ada@" });
    expect([answer.status, answer.body.includes('value="ada@"')]).toEqual([422, true]);
    expect(mainText(answer)).toContain("Bitte geben Sie eine Adresse wie name@example.org ein.");
  });

  test("has a page that is neither cached nor indexed and sends no referrer to other sites", async () => {
    const { open, confirm } = clients(server);
    const page = await open("/subscription?token=unknown");
    expect(mainText(page)).toContain("This link is not valid");
    // The form posts to the page without the token; posts with a token are buttons.
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

  test("without a known action is a bad request", async () => {
    const { oneClick } = clients(server);
    expect((await oneClick("/subscription?token=a", undefined, "action=other")).status).toBe(400);
    expect((await oneClick("/subscription?token=a", "text/plain", "x")).status).toBe(400);
  });
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

test("the platform gets a confirmed subscription with the address that ends it, and later its end", async () => {
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
