import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { page, submission } from "#app/server/data/database/schema.ts";

import { databaseAvailable } from "../support/database.ts";
import { serviceWords } from "../support/forms.ts";
import { mainText } from "../support/html.ts";
import { startServer, type TestServer } from "../support/server.ts";

const plainPage = {
  locale: "en" as const,
  kind: "page" as const,
  description: "A page of the tests",
  middleware: [] as string[],
  tags: [] as string[],
  blocks: [{ kind: "rich-text", title: "Kept heading", body: "Kept text" }] as unknown[],
};

describe.skipIf(!databaseAvailable)("pages from stored data", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({}, (db) =>
      db.insert(page).values([
        { ...plainPage, slug: "draft", title: "Draft", middleware: ["preview-only"] },
        {
          ...plainPage,
          slug: "patchwork",
          title: "Patchwork",
          blocks: [{ kind: "hologram" }, ...plainPage.blocks, { kind: "faq", questions: [] }, "text"],
        },
        {
          ...plainPage,
          slug: "hostile",
          title: "<script>alert(1)</script>",
          blocks: [{ kind: "rich-text", body: "<script>alert(2)</script> [link](javascript:alert(3))" }],
        },
        ...["2026-06-01", "2026-06-02", "2025-01-01"].map((published) => ({
          ...plainPage,
          kind: "article" as const,
          slug: `without-tags-${published}`,
          title: "Without tags",
          blocks: [{ kind: "rich-text", body: "word ".repeat(600) }],
          published,
        })),
      ]),
    );
  });
  afterAll(() => server.stop());

  test("a preview is not found in production", async () => {
    expect((await server.fetch("brand.example", "/draft")).status).toBe(404);
  });

  test("blocks that fit no schema are dropped and logged, the others are shown", async () => {
    const answer = await server.fetch("brand.example", "/patchwork");
    expect(answer.status).toBe(200);
    expect(mainText(answer)).toBe("Kept heading Kept text");
    const dropped = await server.logOf(answer, "block dropped", 3);
    expect(dropped.map(({ block }) => block)).toEqual([0, 2, 3]);
  });

  test("markup in content is shown as text and never runs", async () => {
    const answer = await server.fetch("brand.example", "/hostile");
    expect(/<script>alert|href="javascript:/.test(answer.body)).toBe(false);
    expect(mainText(answer)).toContain("&lt;script&gt;alert(2)");
  });

  test("an article shows its date, its reading time, a link to the journal and three other articles", async () => {
    const { body } = await server.fetch("brand.example", "/wood-or-steel");
    expect(body).toMatch(/<time dateTime="2026-05-28">28\u00a0May\u00a02026<\/time>/);
    expect(body).toMatch(/<li>1 minute to read<\/li>/);
    expect((await server.fetch("brand.example", "/without-tags-2026-06-01")).body).toMatch(
      /<li>\d minutes to read<\/li>/,
    );
    expect(body).toMatch(/<a [^>]*href="\/journal"[^>]*>[^]*?Journal<\/a>/);
    const cards = [
      ...body.slice(body.indexOf("Read on")).matchAll(/<h3[^>]*><a [^>]*href="\/([a-z-]+[\d-]*)"/g),
    ];
    // Articles with a common tag come first (choosing, measuring), then the newest.
    expect(cards.map(([, slug]) => slug)).toEqual([
      "how-a-lamp-is-measured",
      "three-legs",
      "without-tags-2026-06-02",
    ]);
  });

  test("an article names its author, and its figures are inline shapes, numbers and texts", async () => {
    const { body } = await server.fetch("brand.example", "/wood-or-steel");
    const main = body.slice(body.indexOf("<main"));
    expect(main).toMatch(/F\. Sample<\/span>Workshop/);
    expect(body).toContain('"author":{"@type":"Person","name":"F. Sample"');
    expect(main).toMatch(/<caption[^>]*>Bending by weight<\/caption>/);
    expect(main).toMatch(/8\u00a0mm<svg[^>]*aria-hidden="true"[^>]*><rect [^>]*width="100"/);
    expect(main).toMatch(/<svg [^>]*aria-label="Two frames[^>]*><path [^>]*fill="var\(--figure-stone/);
    expect(main).toMatch(/<li>Steel does not\.<\/li>/);
  });

  test("an article has share links with its address, and nothing else of these services", async () => {
    const { body } = await server.fetch("brand.example", "/wood-or-steel");
    const address = encodeURIComponent("https://brand.example/wood-or-steel");
    const links = [
      ...body.matchAll(/href="(https:\/\/(?:wa\.me|t\.me|www\.(?:facebook|linkedin)\.com\/shar)[^"]*)"/g),
    ];
    expect(links).toHaveLength(4);
    for (const [, href] of links) expect(href).toContain(address);
    expect(body).not.toMatch(/<(?:script|img|iframe)[^>]*(?:facebook|linkedin|t\.me|wa\.me)/);
  });

  test("a request for service is stored from the page that shows the form", async () => {
    const form = {
      ...serviceWords,
      country: "DE",
      product: "arc",
      serial: "EX-0001",
      fault: "The wheel turns\r\nwithout a click.",
    };
    const opened = await server.fetch("brand.example", "/service-center");
    expect(opened.body).toMatch(/<option value="DE">Germany<\/option>/);
    expect(opened.body).toMatch(/<input [^>]*name="product"/);

    const { consent: _, ...withoutConsent } = form;
    const refused = await send(server, "/service-center", { ...withoutConsent, country: "XX" });
    expect(refused.status).toBe(422);
    expect(mainText(refused)).toContain("Country: please fill in this field.");
    expect(mainText(refused)).toContain("Consent: please fill in this field.");
    expect(mainText(refused)).toContain("Jānis Bērziņš");
    expect(refused.body).toMatch(
      /<input [^>]*name="product"[^>]* value="arc"|<input [^>]*value="arc"[^>]* name="product"/,
    );

    const sent = await send(server, "/service-center", form);
    const reference = /S-[2-9A-Z]{4}-[2-9A-Z]{4}/.exec(sent.body)?.[0];
    expect([sent.status, reference]).toEqual([200, expect.any(String)]);
    expect(await server.logOf(sent, "form stored")).toMatchObject([{ form: "service", reference }]);
    expect(mainText(await send(server, "/service-center", form))).toContain(reference);
  });

  test("a message is stored before the confirmation is shown, and only once for the same values", async () => {
    const form = {
      form: "contact",
      name: "Åsa Ødegård",
      email: "asa@example.org",
      message: "Where is my <b>invoice</b>?",
    };
    const sendGerman = (fields: Record<string, string>) =>
      send(server, "/contacts", fields, "de.brand.example");
    const first = await sendGerman(form);
    const reference = /C-[2-9A-Z]{4}-[2-9A-Z]{4}/.exec(first.body)?.[0];
    expect([first.status, reference]).toEqual([200, expect.any(String)]);
    expect(mainText(await sendGerman(form))).toContain(reference);

    const refused = await sendGerman({ ...form, email: "not an address", message: "x".repeat(4_001) });
    expect(refused.status).toBe(422);
    expect(mainText(refused)).toContain("Åsa Ødegård");
    expect(mainText(refused)).toContain("E-Mail: Bitte geben Sie eine Adresse wie name@example.org ein.");
    expect(mainText(refused)).toContain("Nachricht: Bitte höchstens 4.000 Zeichen.");

    expect((await sendGerman({ form: "other" })).status).toBe(400);
    await stopped(server);
    const handle = await server.database.open();
    const rows = await handle.db.select().from(submission);
    await handle.close();
    expect(rows).toHaveLength(2);
    expect(rows).toMatchObject([
      {
        kind: "service",
        site: "en",
        data: { product: "arc", phone: "", fault: "The wheel turns\nwithout a click.", consent: "yes" },
      },
      {
        kind: "contact",
        reference,
        site: "de",
        data: { email: "asa@example.org", message: form.message },
      },
    ]);
  });
});

const send = (server: TestServer, path: string, fields: Record<string, string>, host = "brand.example") =>
  server.fetch(host, path, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams(fields).toString(),
  });

async function stopped({ process: child }: TestServer) {
  const end = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGTERM");
  await end;
}
