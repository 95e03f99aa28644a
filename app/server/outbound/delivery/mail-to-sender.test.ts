import { describe, expect, test } from "vitest";

import { languageTagOf, type LocaleCode } from "#app/site/markets.ts";
import { readBody, readHeader } from "#tests/support/read-mail.ts";
import { invitation, submission, useSubmissionMails } from "#tests/support/submission-mails.ts";

import { type StoredSubmission, UndeliverableError } from "./stored-submission.ts";

const { received, mails, confirmation } = useSubmissionMails();

describe("the confirmation to the sender", () => {
  test.each([
    ["en", "We have received your message: C-ABCD-2345", "Please quote it"],
    ["de", "Ihre Nachricht ist eingegangen: C-ABCD-2345", "Bitte geben Sie sie an"],
    ["uk", "Ми отримали ваше повідомлення: C-ABCD-2345", "Номер запиту: C-ABCD-2345"],
    ["el", "Λάβαμε το μήνυμά σας: C-ABCD-2345", "Ο αριθμός αναφοράς είναι C-ABCD-2345"],
    ["kz", "Хабарламаңызды алдық: C-ABCD-2345", "Өтініш нөмірі: C-ABCD-2345"],
  ] as const)("is in the language of the site %s", async (site, subject, words) => {
    const mail = await confirmation({ site });
    expect(readHeader(mail, "subject")).toBe(subject);
    expect(readBody(mail)).toContain(words);
    expect(readBody(mail)).toContain(`<html lang="${languageTagOf(site as LocaleCode)}" dir="ltr">`);
  });

  test("is sent to the sender, and is marked as an automatic mail", async () => {
    const mail = await confirmation();
    expect(mail.to).toEqual(["ada@example.org"]);
    expect(readHeader(mail, "reply-to")).toBe("help@brand.example");
    expect(readHeader(mail, "auto-submitted")).toBe("auto-replied");
  });

  test("repeats no input, so the form cannot be used to send texts to others", async () => {
    const { source } = await confirmation({
      data: { email: "ada@example.org", name: "http://spam.example", message: "Cheap pills" },
    });
    expect(source).not.toMatch(/spam|pills/);
  });

  test("names a repair request in its subject", async () => {
    const mail = await confirmation({ kind: "service", site: "en", reference: "S-ABCD-2345" });
    expect(readHeader(mail, "subject")).toBe("We have received your repair request: S-ABCD-2345");
  });

  test.each([
    [
      "en",
      "We have received your request for an invitation: A-ABCD-2345",
      "will send the invitation to this address",
    ],
    ["de", "Ihre Bitte um eine Einladung ist eingegangen: A-ABCD-2345", "Wir schicken die Einladung"],
    ["uk", "Ми отримали ваш запит на запрошення: A-ABCD-2345", "надішлемо запрошення на цю адресу"],
    ["el", "Λάβαμε το αίτημά σας για πρόσκληση: A-ABCD-2345", "θα τη στείλουμε σε αυτή τη διεύθυνση"],
  ] as const)(
    "names a request for an invitation in the language of the site %s",
    async (site, subject, words) => {
      const mail = await confirmation({ ...invitation, site });
      expect(readHeader(mail, "subject")).toBe(subject);
      expect(readBody(mail)).toContain(words);
    },
  );
});

describe("the mail about the progress of a service request", () => {
  const progress = async (changes: Partial<StoredSubmission> = {}) => {
    const request = { ...submission, kind: "service", reference: "S-ABCD-2345" } as const;
    await mails().progress({ ...request, step: { id: 7, state: "repaired" }, ...changes });
    return received()[0]!;
  };

  test.each([
    ["en", "Your repair request S-ABCD-2345: Repaired", "has a new status: Repaired."],
    ["de", "Ihre Serviceanfrage S-ABCD-2345: Repariert", "einen neuen Status: Repariert."],
    ["uk", "Ваш запит на обслуговування S-ABCD-2345: Відремонтовано", "обслуговування: Відремонтовано."],
    [
      "el",
      "Το αίτημά σας για σέρβις S-ABCD-2345: Η συσκευή επισκευάστηκε",
      "νέα κατάσταση: Η συσκευή επισκευάστηκε.",
    ],
  ] as const)("is in the language of the site %s", async (site, subject, words) => {
    const mail = await progress({ site });
    expect(readHeader(mail, "subject")).toBe(subject);
    expect(readBody(mail)).toContain(words);
    expect(readBody(mail)).toContain(`https://${site}.brand.example/service-request`);
  });

  test("is sent to the visitor, repeats no input, and has an id for its state", async () => {
    const mail = await progress();
    expect([mail.to, readHeader(mail, "auto-submitted")]).toEqual([["ada@example.org"], "auto-generated"]);
    expect(mail.source).not.toMatch(/Lovelace|white/);
    expect(mail.headers.get("message-id")).toBe("<S-ABCD-2345.progress.7@brand.example>");
  });

  test("is given up if it names no state", async () => {
    await expect(progress({ step: null })).rejects.toThrow(UndeliverableError);
  });
});

test("only the confirmation of a service request links to the page that shows its progress", async () => {
  const body = async (kind: StoredSubmission["kind"]) => {
    received().length = 0;
    return readBody(await confirmation({ kind, site: "en" }));
  };
  expect(await body("service")).toContain("https://en.brand.example/service-request");
  expect(await body("contact")).not.toContain("service-request");
});
