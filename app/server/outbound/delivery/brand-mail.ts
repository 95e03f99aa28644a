import type { SubmissionKind } from "#app/forms/submission-kinds.ts";

import type { StoredSubmission } from "./stored-submission.ts";
import type { Attachment } from "../../uploads/clean-attachments.server.ts";
import { type Mail, type MailBody, toHtml, toText } from "../mail/mail.ts";

const titles: Record<SubmissionKind, string> = {
  contact: "Contact form",
  service: "Service request",
  invitation: "Award invitation",
};

/** The order of the fields; any other field follows. The database keeps none. */
const order = [
  "name",
  "email",
  "phone",
  "country",
  "product",
  "serial",
  "award",
  "message",
  "fault",
  "consent",
];

/** Bytes of files in one mail: in base64 they become 24 MB, and many mail servers take no more than 25. */
const maxFileBytes = 17 * 1024 * 1024;

/** Everything a visitor sent, in English, to the people who answer. */
export function writeBrandMail(
  submission: StoredSubmission,
  { brand, origin, to, files }: { brand: string; origin: string; to: string[]; files: Attachment[] },
): Omit<Mail, "messageId"> {
  const { reference, kind, site, data, createdAt } = submission;
  const { enclosed, left } = enclose(files);
  const title = `${titles[kind]} ${reference} (${site})`;
  const body: MailBody = {
    languageTag: "en",
    title,
    parts: [
      { label: "Reference", value: reference },
      { label: "Form", value: titles[kind] },
      { label: "Site", value: `${site}, ${origin}` },
      { label: "Sent", value: `${createdAt.toISOString().slice(0, 16).replace("T", " ")} UTC` },
      ...fieldsOf(data),
      ...(enclosed.length > 0 ? [{ label: "Files", value: enclosed.map(describe).join("\n") }] : []),
      ...(left.length > 0
        ? [
            {
              label: `Too large for this mail; npm run submissions -- files ${reference} FOLDER gets them`,
              value: left.map(describe).join("\n"),
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

/** Files in their order, as many as one mail can carry. */
function enclose(files: readonly Attachment[]) {
  const enclosed: Attachment[] = [];
  const left: Attachment[] = [];
  let bytes = 0;
  for (const file of files) {
    const fits = bytes + file.bytes.length <= maxFileBytes;
    if (fits) bytes += file.bytes.length;
    (fits ? enclosed : left).push(file);
  }
  return { enclosed, left };
}

const describe = ({ name, bytes }: Attachment) => `${name} (${(bytes.length / 1024 / 1024).toFixed(1)} MB)`;

const countryNames = new Intl.DisplayNames("en", { type: "region", fallback: "code" });

function fieldsOf(data: StoredSubmission["data"]) {
  const place = (field: string) => (order.includes(field) ? order.indexOf(field) : order.length);
  return Object.entries(data)
    .filter(([, value]) => value !== "")
    .sort(([a], [b]) => place(a) - place(b))
    .map(([field, value]) => ({
      label: `${field.charAt(0).toUpperCase()}${field.slice(1)}`,
      value: field === "country" ? countryOf(value) : value,
    }));
}

const countryOf = (code: string) => (/^[A-Z]{2}$/.test(code) ? `${countryNames.of(code)} (${code})` : code);
