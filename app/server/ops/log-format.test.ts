import { expect, test } from "vitest";

import { openLineFormat } from "./log-format.server.ts";

const write = async (fields: object) =>
  (await openLineFormat({ LOG_FORMAT: "text" }))!(JSON.stringify({ level: 30, time: 0, ...fields }));

test("a request is one short line", async () => {
  const request = { method: "GET", host: "en.localhost:3000", path: "/faq", status: 200, milliseconds: 12 };
  expect(await write({ version: "1", requestId: "x", client: "::1", ...request, msg: "request" })).toMatch(
    /^\[\d\d:\d\d:\d\d\] INFO: 200 GET en\.localhost:3000\/faq 12 ms\n$/,
  );
});

test("an error has its stack below it", async () => {
  const { message, stack } = new RangeError("too far");
  const line = await write({ level: 50, msg: "page failed", err: { type: "RangeError", message, stack } });
  expect(line).toMatch(/ERROR: page failed[^]*RangeError: too far\n\s+at .*log-format\.test\.ts/);
});

test("the log for programs is JSON", async () => {
  expect(await openLineFormat({ LOG_FORMAT: "json" })).toBeUndefined();
});
