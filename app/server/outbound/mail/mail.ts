import { directionOf } from "#app/site/format.ts";

export type Mail = {
  /** Without angle brackets; identifies repeated mails. */
  messageId: string;
  to: string[];
  replyTo: string;
  fromName: string;
  subject: string;
  text: string;
  html: string;
  attachments?: { name: string; type: string; bytes: Buffer }[];
  /** RFC 3834. */
  autoSubmitted: "auto-generated" | "auto-replied";
  /** Address that ends the subscription on a POST without further questions (RFC 8058). */
  unsubscribe?: string;
};

/** Name and value of the only field in the POST of a mail program (RFC 8058). */
export const oneClick = ["List-Unsubscribe", "One-Click"] as const;

export type MailBody = {
  languageTag: string;
  title: string;
  /** At most 132 × 42 px. Without `src` the name is written. */
  logo: { src: string | undefined; name: string };
  parts: (string | { label: string; value: string } | { link: string })[];
};

export function toText({ parts }: MailBody): string {
  const lines = parts.map((part) => {
    if (typeof part === "string") return `${part}\n`;
    if ("link" in part) return `${part.link}\n`;
    const { label, value } = part;
    return value.includes("\n") ? `${label}:\n${value}\n` : `${label}: ${value}`;
  });
  return `${lines.join("\n").trimEnd()}\n`;
}

export function toHtml({ languageTag, title, logo, parts }: MailBody): string {
  const paragraphs = parts.map((part) => {
    if (typeof part === "string") return `<p>${escape(part)}</p>`;
    if ("link" in part) return `<p><a href="${escape(part.link)}">${escape(part.link)}</a></p>`;
    return `<p><b>${escape(part.label)}:</b> ${escape(part.value).replaceAll("\n", "<br>\n")}</p>`;
  });
  return `<!doctype html>
<html lang="${escape(languageTag)}" dir="${directionOf(languageTag)}">
<head><meta charset="utf-8"><title>${escape(title)}</title></head>
<body>
<p>${logoOf(logo)}</p>
${paragraphs.join("\n")}
</body>
</html>
`;
}

const logoOf = ({ src, name }: MailBody["logo"]) =>
  src
    ? `<img src="${escape(src)}" alt="${escape(name)}" height="42" style="max-width:132px;height:auto;max-height:42px">`
    : `<strong>${escape(name)}</strong>`;

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

const escape = (text: string) => text.replaceAll(/[&<>"']/g, (character) => entities[character]!);
