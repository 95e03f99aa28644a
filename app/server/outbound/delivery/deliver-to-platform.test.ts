import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import { type FakePlatform, startPlatform } from "#tests/support/platform.ts";
import { html, json, type Reply } from "#tests/support/fake-server.ts";

import { deliverToPlatform } from "./deliver-to-platform.server.ts";
import { failureCode } from "./delivery-attempts.ts";
import { type Deliver, type StoredSubmission, UndeliverableError } from "./stored-submission.ts";

const submission = {
  reference: "S-ABCD-2345",
  kind: "service",
  site: "kz",
  data: { email: "ada@example.org", fault: "Құлақ естімейді" },
  createdAt: new Date("2026-11-22T10:20:30Z"),
} as const;

let status = 201;
let received: { request: IncomingMessage; body: string } | undefined;
const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on("data", (chunk: Buffer) => chunks.push(chunk));
  request.on("end", () => {
    received = { request, body: Buffer.concat(chunks).toString("utf8") };
    response.writeHead(status, { location: "/elsewhere" }).end("ada@example.org");
  });
});

const source = {
  attachments: () => Promise.resolve([]),
  unsubscribeAddress: ({ reference }: StoredSubmission) => Promise.resolve(`https://kz.example/${reference}`),
};

let deliver: Deliver;
let unsubscribe: Deliver;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  ({ submit: deliver, unsubscribe } = deliverToPlatform(`http://127.0.0.1:${port}/api`, source));
});
afterAll(() => server.close());

test("a submission is posted as JSON, with its reference as the idempotency key", async () => {
  status = 201;
  await deliver(submission);
  const { request, body } = received!;
  expect([request.method, request.url, request.headers["idempotency-key"]]).toEqual([
    "POST",
    "/api/v2/submissions",
    "S-ABCD-2345",
  ]);
  expect(JSON.parse(body)).toEqual({
    reference: "S-ABCD-2345",
    kind: "service",
    site: "kz",
    createdAt: "2026-11-22T10:20:30.000Z",
    fields: { email: "ada@example.org", fault: "Құлақ естімейді" },
    files: [],
  });
});

test("a subscription is posted with the address that ends it, and its end with its reference alone", async () => {
  status = 201;
  const data = { email: "ada@example.org", topic: "newsletter", product: "", variant: "" };
  const subscription = { ...submission, reference: "N-ABCD-2345", kind: "subscription", data } as const;
  await deliver(subscription);
  expect(JSON.parse(received!.body)).toMatchObject({
    reference: "N-ABCD-2345",
    kind: "subscription",
    fields: data,
    unsubscribe: "https://kz.example/N-ABCD-2345",
  });
  await unsubscribe({ ...subscription, data: {} });
  expect(received!.request.headers["idempotency-key"]).toBe("N-ABCD-2345.unsubscribe");
  expect(JSON.parse(received!.body)).toEqual({
    reference: "N-ABCD-2345",
    kind: "unsubscription",
    site: "kz",
  });
});

test.each([
  [503, "EPLATFORM 503"],
  [400, "EPLATFORM 400"],
  // A redirect would send visitor input to an unknown server.
  [307, "Error"],
])("an answer with status %i is a failure that can be logged", async (responseStatus, code) => {
  status = responseStatus;
  const error = await deliver(submission).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(Error);
  expect(failureCode(error)).toBe(code);
});

test("a server that does not respond is a failure with the network's code", async () => {
  const closed = createServer();
  await new Promise<void>((resolve) => closed.listen(0, "127.0.0.1", resolve));
  const { port } = closed.address() as AddressInfo;
  await new Promise((resolve) => closed.close(resolve));
  const { submit } = deliverToPlatform(`http://127.0.0.1:${port}`, source);
  const error = await submit(submission).catch((thrown: unknown) => thrown);
  expect(failureCode(error)).toBe("ECONNREFUSED");
});

describe("an invitation", () => {
  const invitation: StoredSubmission = {
    reference: "A-ABCD-2345",
    kind: "invitation",
    site: "uk",
    data: { email: "ada@example.org", award: "first-cut", consent: "yes" },
    createdAt: submission.createdAt,
  };
  let platform: FakePlatform;
  let send: Deliver;
  beforeAll(async () => {
    platform = await startPlatform({ menus: {}, siteInfo: {}, invitations: {} });
    ({ submit: send } = deliverToPlatform(platform.url, source));
  });
  beforeEach(() => {
    platform.reply = undefined;
    platform.asked.length = 0;
    platform.invited.length = 0;
  });
  afterAll(() => platform.stop());

  test("is sent with the address alone, once however often it is delivered", async () => {
    await send(invitation);
    await send(invitation);
    await send({ ...invitation, reference: "A-ABCD-2346" });
    expect(platform.asked.map(({ method, url, body }) => `${method} ${url.pathname} ${body}`)).toEqual(
      Array(3).fill('POST /v2/users/send-invitation {"email":"ada@example.org"}'),
    );
    expect(platform.invited).toEqual(["ada@example.org", "ada@example.org"]);
  });

  test.each<[string, Reply]>([
    ["nothing", { status: 204, body: "" }],
    ["an empty body", { status: 202, body: "\n" }],
    ["any JSON", json(200, { data: { id: 7, status: "queued" } })],
    ["JSON that is no object", json(201, true)],
    ["that it succeeded", json(200, { success: true, error: null })],
  ])("is sent when the answer holds %s", async (_name, reply) => {
    platform.reply = reply;
    await expect(send(invitation)).resolves.toBeUndefined();
  });

  test.each<[string, Reply, string]>([
    ["an error status", json(500, {}), "EPLATFORM 500"],
    ["a refusal", json(422, { message: "email" }), "EPLATFORM 422"],
    ["HTML instead of JSON", html(200), "EPLATFORM 200"],
    ["an error inside a 200", json(200, { error: "quota" }), "EPLATFORM 200"],
    ["no success inside a 200", json(200, { success: false }), "EPLATFORM 200"],
    ["a broken connection", "reset", "ECONNRESET|UND_ERR_SOCKET"],
  ])("is tried again after %s", async (_name, reply, code) => {
    platform.reply = reply;
    const error = await send(invitation).catch((thrown: unknown) => thrown);
    expect(error).not.toBeInstanceOf(UndeliverableError);
    expect(failureCode(error)).toMatch(new RegExp(`^(?:${code})$`));
  });

  test("without an address is given up", async () => {
    await expect(send({ ...invitation, data: {} })).rejects.toThrow(UndeliverableError);
    expect(platform.asked).toEqual([]);
  });
});
