import type { Attachment } from "../../uploads/clean-attachments.server.ts";
import { isRecord } from "../upstream/tolerant-parsing.ts";
import { readText } from "../upstream/read-text.ts";
import { type Deliver, type StoredSubmission, UndeliverableError } from "./stored-submission.ts";

const timeoutMilliseconds = 15_000;

const maxResponseBytes = 64 * 1024;

/** Any 2xx is success, except JSON with `error` or `success: false`, or text. @param baseUrl without a trailing slash */
export function deliverToPlatform(
  baseUrl: string,
  source: PlatformSource,
): Record<"submit" | "unsubscribe", Deliver> {
  return {
    submit: (submission) =>
      submission.kind === "invitation"
        ? sendInvitation(baseUrl, submission)
        : sendSubmission(baseUrl, submission, source),
    unsubscribe: ({ reference, site }) =>
      postSubmission(baseUrl, `${reference}.unsubscribe`, { reference, kind: "unsubscription", site }),
  };
}

type PlatformSource = {
  attachments: (reference: string) => Promise<Attachment[]>;
  /** For mails of the platform. */
  unsubscribeAddress: (submission: StoredSubmission) => Promise<string>;
};

async function sendInvitation(baseUrl: string, { reference, data }: StoredSubmission): Promise<void> {
  const { email } = data;
  if (!email) throw new UndeliverableError("The submission names no address");
  const response = await post(`${baseUrl}/v2/users/send-invitation`, reference, { email });
  const rejection = rejectionIn(await readText(response, maxResponseBytes));
  if (rejection) throw failure(`The platform API sent no invitation: ${rejection}`, response.status);
}

async function sendSubmission(
  baseUrl: string,
  submission: StoredSubmission,
  { attachments, unsubscribeAddress }: PlatformSource,
): Promise<void> {
  const { reference, kind, site, data, createdAt } = submission;
  const files = (await attachments(reference)).map(({ name, type, bytes }) => ({
    name,
    type,
    content: bytes.toString("base64"),
  }));
  await postSubmission(baseUrl, reference, {
    reference,
    kind,
    site,
    createdAt: createdAt.toISOString(),
    fields: data,
    files,
    ...(kind === "subscription" && { unsubscribe: await unsubscribeAddress(submission) }),
  });
}

async function postSubmission(baseUrl: string, key: string, body: object): Promise<void> {
  const response = await post(`${baseUrl}/v2/submissions`, key, body);
  await response.body?.cancel();
}

async function post(address: string, key: string, body: object): Promise<Response> {
  const response = await fetch(address, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      accept: "application/json",
      "idempotency-key": key,
    },
    body: JSON.stringify(body),
    redirect: "error",
    signal: AbortSignal.timeout(timeoutMilliseconds),
  });
  if (response.ok) return response;
  await response.body?.cancel();
  throw failure(`The platform API answered ${response.status}`, response.status);
}

const failure = (message: string, status: number) =>
  Object.assign(new Error(message), { code: "EPLATFORM", responseCode: status });

function rejectionIn(text: string): string | undefined {
  if (text.trim() === "") return undefined;
  const body = parseJson(text);
  if (body === undefined) return "the answer is no JSON";
  if (!isRecord(body) || (!body.error && body.success !== false)) return undefined;
  return typeof body.error === "string" ? body.error : "the answer says that it failed";
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
