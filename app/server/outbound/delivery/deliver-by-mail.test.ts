import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import { languageTagOf, type LocaleCode } from "#app/site/markets.ts";
import { type MailServer, startMailServer } from "#tests/support/mail-server.ts";
import { readBody, readHeader } from "#tests/support/read-mail.ts";

import type { Attachment } from "../../uploads/clean-attachments.server.ts";
import { createMailTransport, type MailTransport } from "../mail/mail-transport.server.ts";
import { deliverByMail } from "./deliver-by-mail.server.ts";
import { failureCode } from "./delivery-attempts.ts";
import { type StoredSubmission, UndeliverableError } from "./stored-submission.ts";

const rejections: Record<string, string> = {
  "nobody@example.org": "550 5.1.1 No such user nobody@example.org",
  "later@example.org": "451 4.7.1 Greylisted",
  "blocked@example.org": "554 5.7.1 Relay access denied",
};

const submission: StoredSubmission = {
  reference: "C-ABCD-2345",
  kind: "contact",
  site: "de",
  data: {
    message: "Does it come in white?\nAnd <b>when</b>?",
    email: "ada@example.org",
    name: "Ada Lovelace",
  },
  createdAt: new Date("2026-11-22T10:20:30Z"),
};

const invitation = {
  reference: "A-ABCD-2345",
  kind: "invitation",
  data: { email: "ada@example.org", award: "first-cut", consent: "yes" },
} as const;

const files: Attachment[] = [];
let server: MailServer;
let transport: MailTransport;

beforeAll(async () => {
  server = await startMailServer({ reject: (address) => rejections[address] });
  transport = await createMailTransport({ url: server.url, from: "site@brand.example" });
});
beforeEach(() => {
  files.length = 0;
  server.mails.length = 0;
});
afterAll(async () => {
  transport.close();
  await server.stop();
});

const mails = () =>
  deliverByMail({
    transport,
    domain: "brand.example",
    to: ["help@brand.example", "archive@brand.example"],
    letterhead: async (site) => ({
      brand: "Brand, Inc.",
      origin: `https://${site}.brand.example`,
      locale: site as LocaleCode,
      languageTag: languageTagOf(site as LocaleCode),
      ...(site === "at" && { locale: "de", languageTag: "de-AT", recipients: ["wien@brand.example"] }),
    }),
    attachments: async () => files,
    subscriptions: { issueToken: async () => "token", productName: async () => undefined },
  });
const brandMail = async (changes: Partial<StoredSubmission> = {}) => {
  await mails().brandMail({ ...submission, ...changes });
  return server.mails[0]!;
};
const confirmation = async (changes: Partial<StoredSubmission> = {}) => {
  await mails().confirmation({ ...submission, ...changes });
  return server.mails[0]!;
};
describe("the mail to the brand", () => {
  test("goes to everyone who answers, and an answer goes to the visitor", async () => {
    const mail = await brandMail();
    expect([mail.from, mail.to]).toEqual([
      "site@brand.example",
      ["help@brand.example", "archive@brand.example"],
    ]);
    expect(readHeader(mail, "from")).toBe('"Brand, Inc." <site@brand.example>');
    expect(readHeader(mail, "reply-to")).toBe("ada@example.org");
    expect(readHeader(mail, "subject")).toBe("[Brand, Inc.] Contact form C-ABCD-2345 (de)");
    expect(readHeader(mail, "auto-submitted")).toBe("auto-generated");
  });

  test("of a site with recipients goes to them alone, and so does an answer to the confirmation", async () => {
    expect((await brandMail({ site: "at" })).to).toEqual(["wien@brand.example"]);
    server.mails.length = 0;
    const mail = await confirmation({ site: "at" });
    expect(readHeader(mail, "reply-to")).toBe("wien@brand.example");
    expect(readBody(mail)).toContain('<html lang="de-AT" dir="ltr">');
  });

  test("holds every field in the order of the form, and markup as text", async () => {
    const body = readBody(await brandMail());
    expect(body).toMatch(/Reference: C-ABCD-2345\r?\nForm: Contact form\r?\nSite: de, https:\/\/de\.brand/);
    expect(body).toMatch(/Sent: 2026-11-22 10:20 UTC\r?\nName: Ada Lovelace\r?\nEmail: ada@example\.org/);
    expect(body).toContain("And &lt;b&gt;when&lt;/b&gt;?");
  });

  test("carries the files, and names those that no mail server would accept", async () => {
    const photo = (name: string, megabytes: number): Attachment => ({
      name,
      type: "image/jpeg",
      bytes: Buffer.alloc(megabytes * 1024 * 1024, "x"),
    });
    files.push(photo("Rückseite.jpg", 1), photo("large.jpg", 17), photo("small.jpg", 2));
    const mail = await brandMail();
    expect(mail.source).toMatch(/filename\*?[^;]*R%C3%BCckseite\.jpg|filename="?Rückseite\.jpg/);
    expect(mail.source.match(/Content-Disposition: attachment/gi)).toHaveLength(2);
    const body = readBody(mail);
    expect(body).toMatch(/Files:\r?\nRückseite\.jpg \(1\.0 MB\)\r?\nsmall\.jpg \(2\.0 MB\)/);
    expect(body).toMatch(/submissions -- files C-ABCD-2345 FOLDER gets them: large\.jpg \(17\.0 MB\)/);
  });

  test("names countries, and a field that nobody foresaw", async () => {
    const body = readBody(
      await brandMail({
        kind: "service",
        data: { color: "red", country: "LV", email: "a@b.example", phone: "" },
      }),
    );
    expect(body).toContain("Country: Latvia (LV)");
    expect(body).toContain("Color: red");
    expect(body).not.toContain("Phone");
  });

  test("says for which award an invitation is requested, and to whom it goes", async () => {
    const mail = await brandMail(invitation);
    expect(readHeader(mail, "subject")).toBe("[Brand, Inc.] Award invitation A-ABCD-2345 (de)");
    expect(readBody(mail)).toMatch(/Email: ada@example\.org\r?\nAward: first-cut\r?\nConsent: yes/);
  });

  test("line breaks in a name start no header", async () => {
    const mail = await brandMail({
      data: { ...submission.data, name: "Ada\r\nBcc: victim@example.org\r\n\r\nBuy!" },
    });
    expect([mail.headers.has("bcc"), mail.to[0], mail.to.length]).toEqual([false, "help@brand.example", 2]);
  });

  test("a list in the place of an address is one bad address", async () => {
    const mail = await brandMail({
      data: { ...submission.data, email: "a@example.org, victim@example.org\r\nBcc: victim@example.org" },
    });
    expect(mail.headers.has("bcc")).toBe(false);
    expect(mail.to).not.toContain("victim@example.org");
  });
});

describe("the confirmation to the sender", () => {
  test.each([
    ["en", "We have received your message: C-ABCD-2345", "Please quote it"],
    ["de", "Ihre Nachricht ist eingegangen: C-ABCD-2345", "Bitte geben Sie sie an"],
    ["uk", "Ми отримали ваше повідомлення: C-ABCD-2345", "Номер запиту: C-ABCD-2345"],
    ["el", "Λάβαμε το μήνυμά σας: C-ABCD-2345", "Ο αριθμός αναφοράς είναι C-ABCD-2345"],
    ["kz", "Хабарламаңызды алдық: C-ABCD-2345", "Өтініш нөмірі: C-ABCD-2345"],
  ] as const)("speaks the language of the site %s", async (site, subject, words) => {
    const mail = await confirmation({ site });
    expect(readHeader(mail, "subject")).toBe(subject);
    expect(readBody(mail)).toContain(words);
    expect(readBody(mail)).toContain(`<html lang="${languageTagOf(site as LocaleCode)}" dir="ltr">`);
  });

  test("is for the sender, and says that no person wrote it", async () => {
    const mail = await confirmation();
    expect(mail.to).toEqual(["ada@example.org"]);
    expect(readHeader(mail, "reply-to")).toBe("help@brand.example");
    expect(readHeader(mail, "auto-submitted")).toBe("auto-replied");
  });

  test("repeats nothing that was typed, so nobody can send words through it", async () => {
    const { source } = await confirmation({
      data: { email: "ada@example.org", name: "http://spam.example", message: "Cheap pills" },
    });
    expect(source).not.toMatch(/spam|pills/);
  });

  test("names a repair request as such", async () => {
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
    return server.mails[0]!;
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
  ] as const)("speaks the language of the site %s", async (site, subject, words) => {
    const mail = await progress({ site });
    expect(readHeader(mail, "subject")).toBe(subject);
    expect(readBody(mail)).toContain(words);
    expect(readBody(mail)).toContain(`https://${site}.brand.example/service-request`);
  });

  test("goes to the visitor, repeats nothing that was typed, and has an id for its state", async () => {
    const mail = await progress();
    expect([mail.to, readHeader(mail, "auto-submitted")]).toEqual([["ada@example.org"], "auto-generated"]);
    expect(mail.source).not.toMatch(/Lovelace|white/);
    expect(mail.headers.get("message-id")).toBe("<S-ABCD-2345.progress.7@brand.example>");
  });

  test("is given up if it names no state", async () => {
    await expect(progress({ step: null })).rejects.toThrow(UndeliverableError);
  });
});

test("a confirmation says where the progress of a service request is shown, and only of that", async () => {
  const body = async (kind: StoredSubmission["kind"]) => {
    server.mails.length = 0;
    return readBody(await confirmation({ kind, site: "en" }));
  };
  expect(await body("service")).toContain("https://en.brand.example/service-request");
  expect(await body("contact")).not.toContain("service-request");
});

test("a repeated mail has the same Message-ID, each kind its own", async () => {
  await brandMail();
  await brandMail();
  await confirmation();
  expect(server.mails.map((mail) => mail.headers.get("message-id"))).toEqual([
    "<C-ABCD-2345.brand@brand.example>",
    "<C-ABCD-2345.brand@brand.example>",
    "<C-ABCD-2345.confirmation@brand.example>",
  ]);
});

describe("a rejected address", () => {
  const rejectedWith = (email: string) =>
    confirmation({ data: { ...submission.data, email } }).then(
      () => undefined,
      (error: unknown) => error,
    );

  test("that does not exist is given up at once", async () => {
    const error = await rejectedWith("nobody@example.org");
    expect(error).toBeInstanceOf(UndeliverableError);
  });

  test.each(["later@example.org", "blocked@example.org"])("is tried again otherwise: %s", async (email) => {
    const error = await rejectedWith(email);
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(UndeliverableError);
    expect(failureCode(error)).toMatch(/^EENVELOPE (451|554)$/);
  });
});
