import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import { languageTagOf, type LocaleCode } from "#app/site/markets.ts";
import { type MailServer, startMailServer } from "#tests/support/mail-server.ts";
import { readBody, readHeader } from "#tests/support/read-mail.ts";

import type { subscriptionMails } from "../../data/database/delivery-values.ts";
import { createMailTransport, type MailTransport } from "../mail/mail-transport.server.ts";
import { createSendToSender } from "./send-to-sender.server.ts";
import { type StoredSubmission, UndeliverableError } from "./stored-submission.ts";
import { subscriptionMailDeliverers } from "./subscription-mails.server.ts";

let server: MailServer;
let transport: MailTransport;

beforeAll(async () => {
  server = await startMailServer();
  transport = await createMailTransport({ url: server.url, from: "site@brand.example" });
});
beforeEach(() => {
  server.mails.length = 0;
});
afterAll(async () => {
  transport.close();
  await server.stop();
});

const subscription: StoredSubmission = {
  reference: "N-ABCD-2345",
  kind: "subscription",
  site: "en",
  data: { email: "ada@example.org", topic: "stock", product: "facet", variant: "AMT 1&2" },
  createdAt: new Date("2026-11-22T10:20:30Z"),
};
const newsletter = { ...subscription.data, topic: "newsletter", product: "", variant: "" };
let tokens = 0;

async function send(mail: (typeof subscriptionMails)[number], changes: Partial<StoredSubmission> = {}) {
  const sendToSender = createSendToSender({
    transport,
    domain: "brand.example",
    to: ["help@brand.example"],
    letterhead: async (site) => ({
      brand: "Brand, Inc.",
      origin: `https://${site}.brand.example`,
      locale: site as LocaleCode,
      languageTag: languageTagOf(site as LocaleCode),
    }),
  });
  const deliverers = subscriptionMailDeliverers(sendToSender, {
    issueToken: async () => `token-${(tokens += 1)}`,
    productName: async (slug) => (slug === "facet" ? "Facet & <Co>" : undefined),
  });
  await deliverers[mail]({ ...subscription, ...changes });
  return server.mails.at(-1)!;
}

describe("a mail about a subscription", () => {
  test.each([
    ["opt-in", "Please confirm your subscription"],
    ["welcome", "You are subscribed to our newsletter"],
    ["back-in-stock", "Back in stock: Facet & <Co>"],
  ] as const)(
    "of the kind %s is sent to the address alone and has a one-click unsubscription",
    async (mail, subject) => {
      const received = await send(mail);
      expect(received.to).toEqual(["ada@example.org"]);
      expect(readHeader(received, "subject")).toBe(subject);
      expect(readHeader(received, "auto-submitted")).toBe("auto-generated");
      expect(readHeader(received, "list-unsubscribe")).toBe(
        `<https://en.brand.example/subscription?token=token-${tokens}>`,
      );
      expect(readHeader(received, "list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
    },
  );

  test("has its link as text and as HTML, and the name of the product as text", async () => {
    const body = readBody(await send("opt-in"));
    const address = `https://en.brand.example/subscription?token=token-${tokens}`;
    expect(body.split(`${address}\r\n`).length + body.split(`${address}\n`).length).toBeGreaterThan(2);
    expect(body).toContain(`<a href="${address}">`);
    expect(body).toContain("Facet &amp; &lt;Co&gt;");
  });

  test("has the same Message-ID and another token in a repeated attempt", async () => {
    const [first, second] = [await send("opt-in"), await send("opt-in")];
    const id = "<N-ABCD-2345.opt-in@brand.example>";
    expect([first, second].map((mail) => readHeader(mail, "message-id"))).toEqual([id, id]);
    expect(readHeader(first, "list-unsubscribe")).not.toBe(readHeader(second, "list-unsubscribe"));
  });

  test("leads to the variant that is back in stock", async () => {
    const body = readBody(await send("back-in-stock"));
    expect(body).toContain("https://en.brand.example/product/facet?variant=AMT%201%262");
  });

  test.each([
    ["en", "to receive our newsletter"],
    ["de", "unser Newsletter"],
    ["uk", "розсилку"],
    ["el", "ενημερωτικό δελτίο"],
  ] as const)("is in the language of the site %s", async (site, words) => {
    const mail = await send("opt-in", { site, data: newsletter });
    expect(readBody(mail)).toContain(words);
    expect(readBody(mail)).toContain(`<html lang="${languageTagOf(site as LocaleCode)}"`);
  });

  test("about a product that no longer exists is given up", async () => {
    const data = { ...subscription.data, product: "gone" };
    await expect(send("back-in-stock", { data })).rejects.toThrow(UndeliverableError);
  });

  test("of a subscription that has ended is given up", async () => {
    await expect(send("welcome", { data: {} })).rejects.toThrow(UndeliverableError);
  });
});
