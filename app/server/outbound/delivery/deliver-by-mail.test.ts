import { describe, expect, test } from "vitest";

import { readBody, readHeader } from "#tests/support/read-mail.ts";
import { invitation, submission, useSubmissionMails } from "#tests/support/submission-mails.ts";

import type { Attachment } from "../../uploads/clean-attachments.server.ts";
import { failureCode } from "./delivery-attempts.ts";
import { UndeliverableError } from "./stored-submission.ts";

const rejections: Record<string, string> = {
  "nobody@example.org": "550 5.1.1 No such user nobody@example.org",
  "later@example.org": "451 4.7.1 Greylisted",
  "blocked@example.org": "554 5.7.1 Relay access denied",
};

const { files, received, brandMail, confirmation } = useSubmissionMails((address) => rejections[address]);

describe("the mail to the brand", () => {
  test("goes to all recipients, and a reply goes to the visitor", async () => {
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

  test("of a site with recipients goes only to them, and so does a reply to the confirmation", async () => {
    expect((await brandMail({ site: "at" })).to).toEqual(["wien@brand.example"]);
    received().length = 0;
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

  test("names countries, and includes unknown fields", async () => {
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

  test("names the award of a requested invitation and the recipient", async () => {
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

  test("a list instead of an address is one bad address", async () => {
    const mail = await brandMail({
      data: { ...submission.data, email: "a@example.org, victim@example.org\r\nBcc: victim@example.org" },
    });
    expect(mail.headers.has("bcc")).toBe(false);
    expect(mail.to).not.toContain("victim@example.org");
  });
});

test("a repeated mail has the same Message-ID, each kind its own", async () => {
  await brandMail();
  await brandMail();
  await confirmation();
  expect(received().map((mail) => mail.headers.get("message-id"))).toEqual([
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

  test.each(["later@example.org", "blocked@example.org"])("is retried in other cases: %s", async (email) => {
    const error = await rejectedWith(email);
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(UndeliverableError);
    expect(failureCode(error)).toMatch(/^EENVELOPE (451|554)$/);
  });
});
