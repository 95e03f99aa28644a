/** A visitor checks the progress of a service request with its reference number and e-mail address. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { addServiceStep } from "#app/server/domain/submissions/service-progress.repo.server.ts";

import { createPostgresWithContent, postgresAnswers } from "../support/database.ts";
import { postWords, referenceIn, serviceWords } from "../support/forms.ts";
import { languageOf, mainText } from "../support/html.ts";
import { type Answer, startServer, startServerOn, type TestServer } from "../support/server.ts";

const json = { accept: "application/json" };
const { email } = serviceWords;
const unknown = "S-2222-3333";

const ask = (
  server: TestServer,
  fields: Record<string, string>,
  { code = "en", headers = {} }: { code?: string; headers?: Record<string, string> } = {},
) =>
  postWords(
    server.fetch,
    "/service-request",
    { form: "progress", ...fields },
    { host: `${code}.localhost`, headers },
  );

async function send(server: TestServer, words: Record<string, string> = {}): Promise<string> {
  const answer = await postWords(server.fetch, "/service-center", { ...serviceWords, ...words });
  return referenceIn(answer)!;
}

describe("the progress of a service request", () => {
  let server: TestServer;
  let reference: string;
  beforeAll(async () => {
    server = await startServer({ SUBMISSIONS_PER_HOUR: "1000" });
    reference = await send(server);
  });
  afterAll(() => server.stop());

  test.each([
    ["en", "Received"],
    ["uk", "Отримано"],
    ["el", "Παραλήφθηκε"],
    ["ar", "تم الاستلام"],
  ])("is shown in the language of the site %s, without other data of the request", async (code, state) => {
    const answer = await ask(
      server,
      { reference: reference.toLowerCase(), email: email.toUpperCase() },
      { code },
    );
    const text = mainText(answer);
    expect([answer.status, text.includes(state), text.includes(reference)]).toEqual([200, true, true]);
    expect(text).toContain(serviceWords.product);
    for (const secret of [serviceWords.name, serviceWords.fault, serviceWords.serial, email])
      expect(answer.body.toLowerCase()).not.toContain(secret.toLowerCase());
  });

  test("is sent to its script as JSON", async () => {
    const answer = await ask(server, { reference, email }, { headers: json });
    expect([answer.status, JSON.parse(answer.body)]).toEqual([
      200,
      {
        form: "progress",
        status: "sent",
        reference,
        progress: { product: "arc", steps: [{ state: "received", date: expect.any(String) }] },
      },
    ]);
  });

  test("is not shown for a wrong number or a wrong address, and both have the same answer", async () => {
    const wrongAddress = await ask(server, { reference, email: "eve@example.org" });
    const wrongNumber = await ask(server, { reference: unknown, email: "eve@example.org" });
    const without = (answer: Answer, number: string) => mainText(answer).replaceAll(number, "");
    expect([wrongAddress.status, wrongNumber.status]).toEqual([422, 422]);
    expect(without(wrongAddress, reference)).toBe(without(wrongNumber, unknown));
    expect(mainText(wrongNumber)).toContain("We found no repair request");
    const [first, second] = await Promise.all(
      [reference, unknown].map((number) =>
        ask(server, { reference: number, email: "eve@example.org" }, { headers: json }),
      ),
    );
    expect(JSON.parse(first!.body)).toEqual({
      ...JSON.parse(second!.body),
      values: { reference, email: "eve@example.org" },
    });
  });

  test.each([
    ["en", "Reference number: please enter a number such as S-7K2M-9QXR."],
    ["de", "Vorgangsnummer: Bitte geben Sie eine Nummer wie S-7K2M-9QXR ein."],
    ["uk", "Номер запиту: введіть номер на зразок S-7K2M-9QXR."],
  ])("is refused in the language of the site %s, with the values preserved", async (code, message) => {
    const answer = await ask(server, { reference: "12", email: "asa@" }, { code });
    expect([answer.status, languageOf(answer)]).toEqual([422, code]);
    expect(mainText(answer)).toContain(message);
    expect(answer.body).toContain('value="asa@"');
  });

  test("is never cached, and neither is its form", async () => {
    const form = await server.fetch("en.localhost", "/service-request");
    const answer = await ask(server, { reference, email });
    for (const { headers } of [form, answer]) expect(headers["cache-control"]).toBe("private, no-store");
    expect(form.body).toContain('name="robots" content="noindex');
    const again = await server.fetch("en.localhost", "/service-request");
    expect(again.body).not.toContain(reference);
  });
});

describe("queries of one service request", () => {
  test("are limited for all clients together, also for an unknown number", async ({ skip }) => {
    if (!(await postgresAnswers())) skip();
    const database = await createPostgresWithContent();
    const server = await startServerOn(database, { SUBMISSIONS_PER_HOUR: "3", TRUST_PROXY: "1" });
    const reference = await send(server);
    for (const number of [reference, unknown]) {
      const statuses: number[] = [];
      for (let client = 1; client <= 4; client += 1) {
        const headers = { "x-forwarded-for": `192.0.2.${client}` };
        const answer = await ask(server, { reference: number, email: "eve@example.org" }, { headers });
        statuses.push(answer.status);
      }
      expect(statuses).toEqual([422, 422, 422, 429]);
    }
    await server.stop();
  });

  test("are answered with every state that an operator has set", async ({ skip }) => {
    if (!(await postgresAnswers())) skip();
    const database = await createPostgresWithContent();
    const server = await startServerOn(database, {});
    const reference = await send(server);
    const { db, close } = await database.open();
    for (const state of ["in_review", "parts_ordered", "repaired"] as const)
      await addServiceStep(db, reference, { state, note: "A note of the bench", mail: false });
    await close();
    const answer = await ask(server, { reference, email }, { code: "de" });
    expect(mainText(answer)).toMatch(/Eingegangen .*In Prüfung .*Ersatzteile bestellt .*Repariert/);
    expect(answer.body).toMatch(/<li aria-current="step"[^>]*><span>Repariert/);
    expect(answer.body).not.toContain("A note of the bench");
    await server.stop();
  });
});
