import type { StoredSubmission } from "../delivery/stored-submission.ts";
import type { SubmissionKind } from "../submissions/submission-kinds.ts";
import { type Mail, type MailBody, toHtml, toText } from "./mail.ts";

const titles: Record<SubmissionKind, string> = { contact: "Contact form", service: "Service request" };

/** The order of the fields; any other field follows. The database keeps none. */
const order = ["name", "email", "phone", "country", "product", "serial", "message", "fault", "consent"];

/** Everything a visitor sent, in English, to the people who answer. */
export function writeBrandMail(
  submission: StoredSubmission,
  { brand, origin, to }: { brand: string; origin: string; to: string[] },
): Omit<Mail, "messageId"> {
  const { reference, kind, site, data, createdAt } = submission;
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
    autoSubmitted: "auto-generated",
  };
}

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
