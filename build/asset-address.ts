import { createHash } from "node:crypto";

/** The address of a file of the browsers' build, which other content would change, so that it may be kept for good. */
export function assetAddress(name: string, extension: string, content: string | Buffer): string {
  const hash = createHash("sha256").update(content).digest("base64url").slice(0, 8);
  return `/assets/${name}-${hash}.${extension}`;
}
