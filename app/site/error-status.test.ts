import { expect, test } from "vitest";

import { errorStatus, StatusError } from "./error-status.ts";

test.each([
  ["its statusCode", new StatusError("Gone", 410), 410],
  ["its status", Object.assign(new Error("Busy"), { status: 503 }), 503],
  ["its response's status", Object.assign(new Error("Bad"), { response: { status: 502 } }), 502],
  [
    "statusCode before status before response",
    { statusCode: 501, status: 502, response: { status: 503 } },
    501,
  ],
  ["500 without any", new Error("Broken"), 500],
  ["500 for a status that is no error", { statusCode: 200 }, 500],
  ["500 for a status that is no number", { status: "503" }, 500],
  ["500 for an empty response", { response: null }, 500],
  ["500 for a thrown text", "broken", 500],
  ["500 for nothing", undefined, 500],
])("the status of an error is %s", (_, error, expected) => {
  expect(errorStatus(error)).toBe(expected);
});
