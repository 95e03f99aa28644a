export type Redact = (line: string) => string;

const mask = "[redacted]";

/** Lines may contain visitor input: every pattern must run in linear time, without rescanning failed attempts. */
const patterns: readonly (readonly [RegExp, string])[] = [
  [/(:\/\/[^\s:/@"\\]*):[^\s/"\\]*@/g, `$1:${mask}@`],
  [/\b(Bearer|Basic) +[\w.~+/=-]{8,}/gi, `$1 ${mask}`],
  [
    /\b((?:access_|refresh_|id_)?token|client_secret|password|api[_-]?key)(=|\\?"\s*:\s*\\?")[^\s&"\\,;]+/gi,
    `$1$2${mask}`,
  ],
  // E-mail addresses: the first letter and the host are enough to match a complaint.
  [/(?<![\w.+%-])([.%-]*[\w+])[\w.+%-]*@((?:[a-z0-9-]+\.)+[a-z]{2,})/gi, "$1***@$2"],
];

export function createRedaction(secrets: readonly string[]): Redact {
  const written = secrets
    .filter((secret) => secret.length >= 6)
    .map((secret) => JSON.stringify(secret).slice(1, -1));
  return (line) => {
    let result = line;
    for (const secret of written) result = result.replaceAll(secret, mask);
    for (const [pattern, replacement] of patterns) result = result.replace(pattern, replacement);
    return result;
  };
}
