import { storedForms } from "#app/forms/forms.ts";

import type { StoredSubmission } from "./stored-submission.ts";
import type { Letterhead } from "./letterhead.server.ts";
import type { Attachment } from "../../uploads/clean-attachments.server.ts";
import { type Mail, type MailBody, toHtml, toText } from "../mail/mail.ts";

/** Bytes: 24 MB in base64. Many mail servers accept at most 25 MB. */
const maxFileBytes = 17 * 1024 * 1024;

export function writeBrandMail(
  submission: StoredSubmission,
  {
    brand,
    logo,
    origin,
    to,
    files,
  }: Pick<Letterhead, "brand" | "logo" | "origin"> & { to: string[]; files: Attachment[] },
): Omit<Mail, "messageId"> {
  const { reference, kind, site, data, createdAt } = submission;
  const { enclosed, tooLarge } = selectAttachments(files);
  const title = `${storedForms[kind].title} ${reference} (${site})`;
  const body: MailBody = {
    languageTag: "en",
    title,
    logo: { src: logo, name: brand },
    parts: [
      { label: "Reference", value: reference },
      { label: "Form", value: storedForms[kind].title },
      { label: "Site", value: `${site}, ${origin}` },
      { label: "Sent", value: `${createdAt.toISOString().slice(0, 16).replace("T", " ")} UTC` },
      ...fieldsOf(submission),
      ...(enclosed.length > 0 ? [{ label: "Files", value: enclosed.map(describe).join("\n") }] : []),
      ...(tooLarge.length > 0
        ? [
            {
              label: `Too large for this mail; npm run submissions -- files ${reference} FOLDER gets them`,
              value: tooLarge.map(describe).join("\n"),
            },
          ]
        : []),
      "An answer to this mail goes to the visitor.",
    ],
  };
  return {
    to,
    replyTo: data.email ?? to[0]!,
    fromName: brand,
    subject: `[${brand}] ${title}`,
    text: toText(body),
    html: toHtml(body),
    attachments: enclosed,
    autoSubmitted: "auto-generated",
  };
}

function selectAttachments(files: readonly Attachment[]) {
  const enclosed: Attachment[] = [];
  const tooLarge: Attachment[] = [];
  let bytes = 0;
  for (const file of files) {
    const fits = bytes + file.bytes.length <= maxFileBytes;
    if (fits) bytes += file.bytes.length;
    (fits ? enclosed : tooLarge).push(file);
  }
  return { enclosed, tooLarge };
}

const describe = ({ name, bytes }: Attachment) => `${name} (${(bytes.length / 1024 / 1024).toFixed(1)} MB)`;

const countryNames = new Intl.DisplayNames("en", { type: "region", fallback: "code" });

/** In the order of the form; fields that it no longer has follow. The database does not preserve the order. */
function fieldsOf({ kind, data }: Pick<StoredSubmission, "kind" | "data">) {
  const names = Object.keys(storedForms[kind].fields);
  const rank = (name: string) => (names.includes(name) ? names.indexOf(name) : names.length);
  return Object.entries(data)
    .filter(([, value]) => value !== "")
    .sort(([a], [b]) => rank(a) - rank(b))
    .map(([name, value]) => ({
      label: `${name.charAt(0).toUpperCase()}${name.slice(1)}`,
      value: name === "country" ? countryOf(value) : value,
    }));
}

const countryOf = (code: string) => (/^[A-Z]{2}$/.test(code) ? `${countryNames.of(code)} (${code})` : code);
