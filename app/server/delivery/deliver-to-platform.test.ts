import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

import { afterAll, beforeAll, expect, test } from "vitest";

import { deliverToPlatform } from "./deliver-to-platform.server.ts";
import { failureCode } from "./failure-code.ts";

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

let deliver: ReturnType<typeof deliverToPlatform>;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  deliver = deliverToPlatform(`http://127.0.0.1:${(server.address() as AddressInfo).port}/api`);
});
afterAll(() => server.close());

test("a submission is posted as JSON, with its reference as the key of a repeated one", async () => {
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
  });
});

test.each([
  [503, "EPLATFORM 503"],
  [400, "EPLATFORM 400"],
  // A redirect would send what a visitor wrote to a server that nobody named.
  [307, "Error"],
])("an answer with status %i is a failure that can be logged", async (answer, code) => {
  status = answer;
  const error = await deliver(submission).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(Error);
  expect(failureCode(error)).toBe(code);
});

test("a server that does not answer is a failure with the network's code", async () => {
  const closed = createServer();
  await new Promise<void>((resolve) => closed.listen(0, "127.0.0.1", resolve));
  const { port } = closed.address() as AddressInfo;
  await new Promise((resolve) => closed.close(resolve));
  const error = await deliverToPlatform(`http://127.0.0.1:${port}`)(submission).catch(
    (thrown: unknown) => thrown,
  );
  expect(failureCode(error)).toBe("ECONNREFUSED");
});
