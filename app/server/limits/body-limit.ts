/** Bytes of a form with files. Files above 10 MB are read and dropped, so that the form can be shown again. */
export const maxRequestBody = 256 * 1024 * 1024;

/** Bytes of a form without files. */
const maxPlainForm = 1024 * 1024;

/** Bytes of other bodies: server functions and the carrier paths. */
const maxOtherBody = 64 * 1024;

const limits: [contentType: RegExp, limit: number][] = [
  [/^multipart\/form-data\b/i, maxRequestBody],
  [/^application\/x-www-form-urlencoded\b/i, maxPlainForm],
];

export type BodyRejection = { status: 411 | 413; limit: number };

/** The socket enforces the same limit. Bodies other than forms must state their length. */
export function rejectBody(method: string, headers: Headers): BodyRejection | undefined {
  const type = headers.get("content-type") ?? "";
  const limit = limits.find(([contentType]) => contentType.test(type))?.[1] ?? maxOtherBody;
  if (Number(headers.get("content-length") ?? 0) > limit) return { status: 413, limit };
  if (limit === maxOtherBody && method === "POST" && headers.has("transfer-encoding"))
    return { status: 411, limit };
  return undefined;
}
