import { createServer } from "node:net";

import { expect, test } from "vitest";

import { describeOutside } from "./setup-error.ts";

const failure = (fields: object, message = "failed") => Object.assign(new Error(message), fields);

test.each([
  [{ code: "EADDRINUSE", port: 3000 }, "Port 3000 is in use. Stop what listens there, or set another PORT."],
  [{ code: "EACCES", path: "/data/database" }, "No permission: /data/database."],
  [{ code: "EROFS", path: "/data" }, "The disk is read-only: /data."],
  [{ code: "ENOSPC" }, "The disk is full: no space left on device, write."],
  [{ code: "3D000" }, "The database is not there: ENOSPC: no space left on device, write."],
])("%j is reported in one line", (fields, line) => {
  expect(describeOutside(failure(fields, "ENOSPC: no space left on device, write"))).toBe(line);
});

test("the cause of an error is found, and the first of several", () => {
  const refused = failure({ code: "ECONNREFUSED", address: "::1", port: 5432 });
  const several = Object.assign(new AggregateError([refused]), { code: "ECONNREFUSED" });
  const line = "Nothing answers at ::1:5432. DATABASE_URL names the database.";
  expect(describeOutside(new Error("query failed", { cause: several }))).toBe(line);
});

test("a mistake in the code keeps its stack trace", () => {
  expect(describeOutside(new TypeError("x is not a function"))).toBeUndefined();
  expect(describeOutside("text")).toBeUndefined();
});

test("a port that is in use is reported as Node.js reports it", async () => {
  const first = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => first.once("listening", resolve));
  const { port } = first.address() as { port: number };
  const error = await new Promise((resolve) => {
    createServer().once("error", resolve).listen(port, "127.0.0.1");
  });
  first.close();
  expect(describeOutside(error)).toBe(
    `Port ${port} is in use. Stop what listens there, or set another PORT.`,
  );
});
