import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { rateLimit } from "#app/server/data/database/schema.ts";

import { startServerBehindProxy } from "../support/content-on-postgres.ts";
import { createPostgresWithContent, postgresAnswers } from "../support/database.ts";
import { contactWords, multipart, pdf, postWords, referenceIn, serviceWords } from "../support/forms.ts";
import { mainText } from "../support/html.ts";
import { startServer, startServerOn, type TestServer } from "../support/server.ts";
import { storedBy } from "../support/stored-submissions.ts";

const json = { accept: "application/json" };
const keepsWords = (body: string) => body.includes("&lt;there&gt;,\nwhere is my order?</textarea>");

describe("a form that is posted", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ SUBMISSIONS_PER_HOUR: "1000" });
  });
  afterAll(() => server.stop());
  const post = (changes: Record<string, string>, headers: Record<string, string> = {}) =>
    postWords(server.fetch, "/contacts", { ...contactWords, ...changes }, { headers });

  test("is stored once, however often the same values are posted", async () => {
    const references = [await post({}), await post({}), await post({})].map(referenceIn);
    expect(references[0]).toMatch(/^C-/);
    expect(new Set(references).size).toBe(1);
  });

  test("is one submission for each key of its script", async () => {
    const key = "3e0c1f8a-2b7d-4c55-9a10-5d6f7e8a9b0c";
    const together = await Promise.all([post({ key }), post({ key }), post({ key, message: "Edited" })]);
    expect(new Set(together.map(referenceIn)).size).toBe(1);
    expect(referenceIn(await post({ key: `${key}-2` }))).not.toBe(referenceIn(together[0]));
  });

  test("is answered with JSON for its script, with the same status", async () => {
    const sent = await post({}, json);
    expect([sent.status, JSON.parse(sent.body)]).toEqual([
      200,
      { form: "contact", status: "sent", reference: expect.stringMatching(/^C-/) },
    ]);
    const refused = await post({ email: "asa@" }, json);
    expect([refused.status, JSON.parse(refused.body)]).toMatchObject([
      422,
      { status: "invalid", values: { name: contactWords.name }, errors: { email: { rule: "email" } } },
    ]);
  });

  test("with the honeypot filled in is answered like any other, and held back as suspected spam", async () => {
    const words = { message: "Buy this" };
    const spam = await post({ ...words, homepage: "https://spam.example" });
    expect([spam.status, referenceIn(spam)]).toEqual([200, expect.stringMatching(/^C-/)]);
    await server.logOf(spam, "form stored as suspected spam");
    // The same values without it are another submission, which is delivered.
    const sent = await post(words);
    await server.logOf(sent, "form stored");
    expect(referenceIn(sent)).not.toBe(referenceIn(spam));
  });

  test("with a field that its schema lacks is stored without it, which is logged", async () => {
    const answer = await post({ message: "Call me", company: "Ada Ltd." });
    expect([answer.status, referenceIn(answer)]).toEqual([200, expect.stringMatching(/^C-/)]);
    await server.logOf(answer, "form has fields that its schema lacks");
  });

  test("faster than a person types must be sent again", async () => {
    const hasty = await post({ elapsed: "300", message: "Quick" });
    expect([hasty.status, hasty.body.includes(">Quick</textarea>")]).toEqual([422, true]);
    expect(mainText(hasty)).toContain("send it once more");
    expect((await post({ elapsed: "60000", message: "Slow" })).status).toBe(200);
  });

  test.each([
    ["another site", { "sec-fetch-site": "cross-site" }, 403],
    ["another site of the same domain", { "sec-fetch-site": "same-site" }, 403],
    ["another origin, in an old browser", { origin: "https://evil.example" }, 403],
    ["an opaque origin", { origin: "null" }, 403],
    ["the page itself", { "sec-fetch-site": "same-origin", origin: "https://brand.example" }, 200],
    ["the page itself, in an old browser", { origin: "https://brand.example" }, 200],
    ["a browser that says nothing", {}, 200],
  ])("from %s is accepted or rejected by its origin", async (_name, headers, status) => {
    expect((await post({}, headers as Record<string, string>)).status).toBe(status);
  });

  test("of an unknown kind or with an invalid body is a bad request", async () => {
    expect((await post({ form: "other" })).status).toBe(400);
    const body = { method: "POST", headers: { "content-type": "text/plain" }, body: "form=contact" };
    expect((await server.fetch("brand.example", "/contacts", body)).status).toBe(400);
    const broken = { "content-type": "multipart/form-data; boundary=x" };
    expect(
      (await server.fetch("brand.example", "/contacts", { method: "POST", headers: broken, body: "--x\r\n" }))
        .status,
    ).toBe(400);
  });

  test("is in the database if, and only if, it was accepted", async () => {
    const rows = await storedBy(server);
    expect(rows.map(({ data }) => data.message).toSorted()).toEqual(
      [...Array(3).fill(contactWords.message), "Slow", "Call me", "Buy this", "Buy this"].toSorted(),
    );
    const spam = rows.flatMap(({ deliveries }) => deliveries).filter(({ state }) => state === "suspected");
    expect(spam).toHaveLength(1);
  });
});

describe("many forms from one address", () => {
  test("are rejected beyond the limit with the values preserved, by all processes together", async ({
    skip,
  }) => {
    if (!(await postgresAnswers())) skip();
    const database = await createPostgresWithContent();
    const environment = { SUBMISSIONS_PER_HOUR: "4", TRUST_PROXY: "1" };
    const servers = [
      await startServerOn(database, environment),
      await startServerOn({ ...database, remove: async () => undefined }, environment),
    ];
    let turn = 0;
    const send = (address: string, message: string) =>
      postWords(
        servers[turn++ % 2]!.fetch,
        "/contacts",
        { ...contactWords, message },
        {
          headers: { "x-forwarded-for": address },
        },
      );
    for (const index of [1, 2, 3, 4]) {
      expect((await send(`2001:db8:1:2::${index}`, `Question ${index}`)).status).toBe(200);
    }
    expect((await send("2001:db8:1:2:ffff::9", "Question 1")).status).toBe(200);
    const refused = await send("2001:db8:1:2:ffff::9", contactWords.message);
    expect([refused.status, keepsWords(refused.body)]).toEqual([429, true]);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect(mainText(refused)).toContain("too many forms have come from your connection");
    expect((await send("2001:db8:1:3::1", "From next door")).status).toBe(200);

    const { db, close } = await database.open();
    expect((await db.select().from(rateLimit)).map(({ client }) => client)).toContain("2001:db8:1:2::/64");
    await close();
    await servers[1]!.stop();
    await servers[0]!.stop();
  });
});

describe("a form while the database is away", () => {
  test("is answered with 503 and its values, and can be sent when the database is back", async ({ skip }) => {
    if (!(await postgresAnswers())) skip();
    const { server, proxy } = await startServerBehindProxy();
    await proxy.cut();

    const key = "0f6f4b1e-aaaa-bbbb-cccc-0123456789ab";
    const away = await postWords(
      server.fetch,
      "/contacts",
      { ...contactWords, key },
      { host: "uk.brand.example" },
    );
    expect([away.status, keepsWords(away.body)]).toEqual([503, true]);
    expect(away.body).toContain('<html lang="uk"');
    expect(away.body).toContain(`name="key" value="${key}"`);
    const { type, body } = await multipart([pdf("receipt.pdf")], serviceWords);
    const service = await server.fetch("brand.example", "/service-center", {
      method: "POST",
      headers: { "content-type": type },
      body,
    });
    expect(service.status).toBe(503);
    expect(mainText(service)).toContain("Your files are not saved");
    expect(service.body).toContain('name="consent" value="yes"');
    const asked = await postWords(server.fetch, "/contacts", contactWords, { headers: json });
    expect([asked.status, JSON.parse(asked.body).status]).toEqual([503, "unavailable"]);

    await proxy.mend();
    const isReady = async () => (await server.fetch("brand.example", "/readyz")).status;
    await expect.poll(isReady, { timeout: 5_000 }).toBe(200);
    const sent = await postWords(
      server.fetch,
      "/contacts",
      { ...contactWords, key },
      { host: "uk.brand.example" },
    );
    expect([sent.status, referenceIn(sent)]).toEqual([200, expect.stringMatching(/^C-/)]);
    await server.stop();
    await proxy.stop();
  });
});
