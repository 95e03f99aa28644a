import { expect, test } from "vitest";

import { rejectBody } from "./body-limit.ts";

const form = "application/x-www-form-urlencoded;charset=UTF-8";

test.each([
  ["POST", { "content-type": form, "content-length": "1048576" }, undefined],
  ["POST", { "content-type": form, "content-length": "1048577" }, 413],
  ["POST", { "content-type": "multipart/form-data; boundary=x", "transfer-encoding": "chunked" }, undefined],
  ["POST", { "content-type": "application/json", "content-length": "65536" }, undefined],
  ["POST", { "content-type": "application/json", "content-length": "65537" }, 413],
  ["POST", { "content-type": "application/json", "transfer-encoding": "chunked" }, 411],
  ["POST", { "transfer-encoding": "chunked" }, 411],
  ["GET", { "content-length": "100000" }, 413],
  ["GET", {}, undefined],
])("%s with %j is rejected with %s", (method, headers, status) => {
  expect(rejectBody(method, new Headers(headers as Record<string, string>))?.status).toBe(status);
});
