/**
 * Bytes of a form with files. Five of 10 MB are kept; what is larger, a film for example, is read and thrown away
 * up to here, so that the visitor's words come back with a message at the field.
 */
export const maxRequestBody = 256 * 1024 * 1024;

/** Bytes of a form without files. */
const maxPlainForm = 1024 * 1024;

/** Bytes of a request body that is no form: what server functions and the two carrier paths take. */
const maxOtherBody = 64 * 1024;

const limits: [contentType: RegExp, limit: number][] = [
  [/^multipart\/form-data\b/i, maxRequestBody],
  [/^application\/x-www-form-urlencoded\b/i, maxPlainForm],
];

/** Why a request is refused before its body is read. */
export type BodyRejection = { status: 411 | 413; limit: number };

/**
 * Judges by what the headers announce; the socket is watched for the same limit while the body comes in.
 * Whatever is no form must say how long it is.
 */
export function rejectBody(method: string, headers: Headers): BodyRejection | undefined {
  const type = headers.get("content-type") ?? "";
  const limit = limits.find(([contentType]) => contentType.test(type))?.[1] ?? maxOtherBody;
  if (Number(headers.get("content-length") ?? 0) > limit) return { status: 413, limit };
  if (limit === maxOtherBody && method === "POST" && headers.has("transfer-encoding"))
    return { status: 411, limit };
  return undefined;
}
