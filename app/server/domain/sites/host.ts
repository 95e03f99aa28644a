/** A host as a request or an origin names it, validated and in one spelling. */
export type Host = {
  /** In lower case, without the final dot, at most 253 characters; an IPv6 address has brackets. Empty where none was sent. */
  name: string;
  /** From 0 to 65,535. Missing for 80 and 443, which browsers leave out. */
  port?: number;
};

/** Characters of a name in DNS (RFC 1035), and of the port with its colon. */
const maxName = 253;
const maxHost = maxName + ".:65535".length;

const pattern = /^([\da-z._-]*|\[[\da-f:.]+\])(?::(\d{0,5}))?$/;
const defaultPorts: readonly number[] = [80, 443];

/** `DE.Brand.Example.:08443` → `de.brand.example` and 8443. @returns nothing for what is no host */
export function parseHost(text: string): Host | undefined {
  if (text.length > maxHost) return undefined;
  const [, given, digits] = pattern.exec(text.trim().toLowerCase()) ?? [];
  const name = given?.replace(/\.$/, "");
  const port = Number(digits || 80);
  if (name === undefined || name.length > maxName || port > 65_535) return undefined;
  return defaultPorts.includes(port) ? { name } : { name, port };
}

/** `name:port`, or the name alone. */
export const writeHost = ({ name, port }: Host): string => (port === undefined ? name : `${name}:${port}`);
