/** Takes what must not be in a log out of a finished line; the line stays JSON. */
export type Redact = (line: string) => string;

const mask = "[redacted]";

/**
 * Each with what stands in its place. A line may hold what a visitor sent, so their time must be linear: no attempt may
 * read on through what an earlier one has read in vain.
 */
const patterns: readonly (readonly [RegExp, string])[] = [
  // The password of an address, such as postgres://user:password@host.
  [/(:\/\/[^\s:/@"\\]*):[^\s/"\\]*@/g, `$1:${mask}@`],
  [/\b(Bearer|Basic) +[\w.~+/=-]{8,}/gi, `$1 ${mask}`],
  [
    /\b((?:access_|refresh_|id_)?token|client_secret|password|api[_-]?key)(=|\\?"\s*:\s*\\?")[^\s&"\\,;]+/gi,
    `$1$2${mask}`,
  ],
  // The first letter and the host are enough to find a visitor's complaint again.
  [/(?<![\w.+%-])([.%-]*[\w+])[\w.+%-]*@((?:[a-z0-9-]+\.)+[a-z]{2,})/gi, "$1***@$2"],
];

/** @param secrets the values of secret settings, which go wherever they stand */
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
