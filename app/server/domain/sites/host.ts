export type Host = {
  /** Lower case, without trailing dot, at most 253 characters; IPv6 in brackets. Empty when no host was sent. */
  name: string;
  /** 0 to 65,535. Missing for 80 and 443. */
  port?: number;
};

/** RFC 1035. */
const maxName = 253;
const maxHost = maxName + ".:65535".length;

const pattern = /^([\da-z._-]*|\[[\da-f:.]+\])(?::(\d{0,5}))?$/;
const defaultPorts: readonly number[] = [80, 443];

/** `DE.Brand.Example.:08443` → `de.brand.example` and 8443. @returns undefined for an invalid host */
export function parseHost(text: string): Host | undefined {
  if (text.length > maxHost) return undefined;
  const [, given, digits] = pattern.exec(text.trim().toLowerCase()) ?? [];
  const name = given?.endsWith(".") ? given.slice(0, -1) : given;
  const port = Number(digits || 80);
  if (name === undefined || name.length > maxName || port > 65_535) return undefined;
  return defaultPorts.includes(port) ? { name } : { name, port };
}

export const writeHost = ({ name, port }: Host): string => (port === undefined ? name : `${name}:${port}`);
