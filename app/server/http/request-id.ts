import { randomUUID } from "node:crypto";

const proxied = /^[\w.:-]{8,128}$/;

export function requestIdOf(header: (name: string) => string | null | undefined, hops: number): string {
  const given = hops > 0 ? header("x-request-id") : undefined;
  return given && proxied.test(given) ? given : randomUUID();
}
