import { createHash } from "node:crypto";

/** Content-hashed URL, which can be cached forever. */
export function assetAddress(name: string, extension: string, content: string | Buffer): string {
  const hash = createHash("sha256").update(content).digest("base64url").slice(0, 8);
  return `/assets/${name}-${hash}.${extension}`;
}
