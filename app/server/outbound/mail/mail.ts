import { directionOf } from "#app/site/script.ts";

export type Mail = {
  /** Names the mail for good, without angle brackets: a repeated one is known by it. */
  messageId: string;
  to: string[];
  replyTo: string;
  /** Shown as the sender, before the address that `MAIL_FROM` sets. */
  fromName: string;
  subject: string;
  text: string;
  html: string;
  attachments?: { name: string; type: string; bytes: Buffer }[];
  /** RFC 3834: what was written by no person, and what answers a person's message. */
  autoSubmitted: "auto-generated" | "auto-replied";
};

/** What a mail says, once for both of its forms. */
export type MailBody = {
  languageTag: string;
  title: string;
  /** Visitors' words stand here too, in mails to the brand. */
  parts: (string | { label: string; value: string })[];
};

export function toText({ parts }: MailBody): string {
  const lines = parts.map((part) => {
    if (typeof part === "string") return `${part}\n`;
    const { label, value } = part;
    return value.includes("\n") ? `${label}:\n${value}\n` : `${label}: ${value}`;
  });
  return `${lines.join("\n").trimEnd()}\n`;
}

export function toHtml({ languageTag, title, parts }: MailBody): string {
  const paragraphs = parts.map((part) =>
    typeof part === "string"
      ? `<p>${escape(part)}</p>`
      : `<p><b>${escape(part.label)}:</b> ${escape(part.value).replaceAll("\n", "<br>\n")}</p>`,
  );
  return `<!doctype html>
<html lang="${escape(languageTag)}" dir="${directionOf(languageTag)}">
<head><meta charset="utf-8"><title>${escape(title)}</title></head>
<body>
${paragraphs.join("\n")}
</body>
</html>
`;
}

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

const escape = (text: string) => text.replaceAll(/[&<>"']/g, (character) => entities[character]!);
