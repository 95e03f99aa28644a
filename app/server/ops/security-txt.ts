/** RFC 9116 recommends less than a year. */
const validDays = 180;

type SecurityContact = {
  contact: readonly string[];
  origin: string;
  languages: readonly string[];
  now: Date;
};

export function writeSecurityTxt({ contact, origin, languages, now }: SecurityContact): string {
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + validDays));
  return [
    ...contact.map((address) => `Contact: ${address}`),
    `Expires: ${expires.toISOString().replace(".000", "")}`,
    `Preferred-Languages: ${[...new Set(languages)].join(", ")}`,
    `Canonical: ${origin}/.well-known/security.txt`,
    "",
  ].join("\n");
}
