import { tmpdir } from "node:os";

import { expect, test, vi } from "vitest";

import { maxAttachments } from "../../forms/form-constants.ts";
import { readForm } from "./read-form.server.ts";

const fileField = (name: string) =>
  `--x\r\ncontent-disposition: form-data; name="attachments"; filename="${name}"\r\n` +
  `content-type: image/png\r\n\r\nbytes`;

const post = (body: string) =>
  new Request("http://localhost/", {
    method: "POST",
    headers: { "content-type": "multipart/form-data; boundary=x" },
    body,
  });

// An 'error' event without a listener would end the process; here it would fail the run as an uncaught exception.
test.each([
  ["is dropped, because the form has no files", [fileField("photo.png")], false],
  ["is stored", [fileField("photo.png")], true],
  ["has no name", [fileField("")], true],
  [
    "exceeds the number of files",
    Array.from({ length: maxAttachments + 1 }, (_, index) => fileField(`${index}.png`)),
    true,
  ],
])("a body that ends within a file is rejected if the file %s", async (_, parts, keepFiles) => {
  const reading = readForm(post(parts.join("\r\n")), { folder: tmpdir(), keepFiles });
  await expect(reading).rejects.toThrow("Unexpected end of multipart data");
  // The error of the file's stream follows in a later task.
  await new Promise((resolve) => setTimeout(resolve, 20));
});

test("a complete body is read, and no timer is left that would retain the request", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const start = vi.spyOn(globalThis, "setTimeout");
  const form = await readForm(post(`${fileField("photo.png")}\r\n--x--\r\n`), {
    folder: tmpdir(),
    keepFiles: true,
  });
  expect(form.files.map(({ name, size }) => [name, size])).toEqual([["photo.png", 5]]);
  await form.dispose();
  expect(start).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});
