import type { Attachment } from "../../uploads/clean-attachments.server.ts";
import { isRecord } from "../upstream/tolerant-parsing.ts";
import { readText } from "../upstream/read-text.ts";
import { type Deliver, type StoredSubmission, UndeliverableError } from "./stored-submission.ts";

/** Milliseconds until an answer must be there. */
const timeout = 15_000;

/** Bytes of an answer that is read. */
const maxResponse = 64 * 1024;

/**
 * Hands submissions to the platform API. The header `Idempotency-Key` holds the reference, by which the platform API
 * knows a repeated one.
 *
 * - Invitations: `POST /v2/users/send-invitation` with `{email}`. The specification does not show the answer. Assumed
 *   is that any 2xx means that the platform sends the invitation, with nothing, or with JSON that says neither
 *   `error` nor `success: false`; something else than JSON comes from a server in between.
 * - Everything else: `POST /v2/submissions` with reference, kind, site, time, fields and files (name, type and content
 *   in base64; at most five of about 10 MB). Any 2xx means that it has taken it.
 *
 * @param baseUrl without a trailing slash
 */
export function deliverToPlatform(
  baseUrl: string,
  attachments: (reference: string) => Promise<Attachment[]>,
): Deliver {
  return (submission) =>
    submission.kind === "invitation"
      ? sendInvitation(baseUrl, submission)
      : sendSubmission(baseUrl, submission, attachments);
}

async function sendInvitation(baseUrl: string, { reference, data }: StoredSubmission): Promise<void> {
  const { email } = data;
  if (!email) throw new UndeliverableError("The submission names no address");
  const response = await post(`${baseUrl}/v2/users/send-invitation`, reference, { email });
  const refusal = rejectionIn(await readText(response, maxResponse));
  if (refusal) throw failure(`The platform API sent no invitation: ${refusal}`, response.status);
}

async function sendSubmission(
  baseUrl: string,
  { reference, kind, site, data, createdAt }: StoredSubmission,
  attachments: (reference: string) => Promise<Attachment[]>,
): Promise<void> {
  const files = (await attachments(reference)).map(({ name, type, bytes }) => ({
    name,
    type,
    content: bytes.toString("base64"),
  }));
  const fields = { reference, kind, site, createdAt: createdAt.toISOString(), fields: data, files };
  const response = await post(`${baseUrl}/v2/submissions`, reference, fields);
  await response.body?.cancel();
}

async function post(address: string, reference: string, body: object): Promise<Response> {
  const response = await fetch(address, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      accept: "application/json",
      "idempotency-key": reference,
    },
    body: JSON.stringify(body),
    redirect: "error",
    signal: AbortSignal.timeout(timeout),
  });
  if (response.ok) return response;
  await response.body?.cancel();
  throw failure(`The platform API answered ${response.status}`, response.status);
}

const failure = (message: string, status: number) =>
  Object.assign(new Error(message), { code: "EPLATFORM", responseCode: status });

/** What a 2xx says against its status. */
function rejectionIn(text: string): string | undefined {
  if (text.trim() === "") return undefined;
  const answer = parseJson(text);
  if (answer === undefined) return "the answer is no JSON";
  if (!isRecord(answer) || (!answer.error && answer.success !== false)) return undefined;
  return typeof answer.error === "string" ? answer.error : "the answer says that it failed";
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
