/** Bodies of hostile requests: forms, files and calls of server functions. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import * as fc from "fast-check";
import type { Arbitrary } from "fast-check";

import { projectRoot } from "#app/server/ops/project-root.server.ts";

import { get, post, urlEncoded } from "./hostile-bytes.ts";
import { addressText, hostileText, oneWord } from "./hostile-texts.ts";

/** Ids of the server functions in the built browser code. */
export function listServerFunctions(): string[] {
  const folder = join(projectRoot, "dist/client/assets");
  const sources = readdirSync(folder).filter((file) => file.endsWith(".js"));
  const ids = sources.flatMap(
    (file) => readFileSync(join(folder, file), "utf8").match(/\b[0-9a-f]{64}\b/g) ?? [],
  );
  return [...new Set(ids)];
}

const formField = oneWord(
  `
  form key elapsed name email phone message consent country product award website serial address
  city zip __proto__ attachments
`,
  "",
);
const fields = fc.array(fc.tuple(formField, hostileText), { maxLength: 20 });
const formKind = fc.constantFrom("contact", "service", "invitation", "__proto__", "");

const multipart = fc
  .tuple(
    formKind,
    fields,
    fc.constantFrom("", "x.pdf", "../../x", 'a"b', "\u202ex.exe"),
    fc.uint8Array({ maxLength: 300 }),
  )
  .map(([kind, values, name, bytes]) =>
    Buffer.concat([
      ...[["form", kind], ...values].map(([field, value]) =>
        Buffer.from(`--x\r\ncontent-disposition: form-data; name="${field}"\r\n\r\n${value}\r\n`),
      ),
      Buffer.from(`--x\r\ncontent-disposition: form-data; name="attachments"; filename="${name}"\r\n\r\n`),
      bytes,
      Buffer.from("\r\n--x--\r\n"),
    ]),
  );

/** Content type and bytes of a form, or of a malformed one. */
export const hostileBody = fc.oneof(
  fc
    .tuple(formKind, fields)
    .map(([kind, values]): [string, Buffer] => [
      urlEncoded,
      Buffer.from(String(new URLSearchParams([["form", kind], ...values]))),
    ]),
  hostileText.map((text): [string, Buffer] => [urlEncoded, Buffer.from(text)]),
  multipart.map((bytes): [string, Buffer] => ["multipart/form-data; boundary=x", bytes]),
  fc
    .tuple(multipart, fc.nat({ max: 400 }))
    .map(([bytes, end]): [string, Buffer] => ["multipart/form-data; boundary=x", bytes.subarray(0, end)]),
  fc
    .tuple(
      fc.constantFrom("application/json", "text/plain", "multipart/form-data", "x/y", ""),
      fc.uint8Array({ maxLength: 500 }),
    )
    .map(([type, bytes]): [string, Buffer] => [type, Buffer.from(bytes)]),
  fc.constantFrom<[string, Buffer]>(
    [urlEncoded, Buffer.from("x".repeat(1_200_000))],
    ["application/json", Buffer.from(`{"a":${"[".repeat(30_000)}`)],
  ),
);

/** Start's serialization, or a similar one. */
const payload = fc.oneof(
  fc.json().map(encodeURIComponent),
  fc
    .record({
      data: fc.anything({ withNullPrototype: false }),
      context: fc.constantFrom(null, {}, { scope: null }),
    })
    .map((value) => encodeURIComponent(safeJson(value))),
  fc
    .tuple(
      fc.nat({ max: 40 }),
      fc.nat({ max: 5 }),
      fc.array(fc.oneof(fc.constant("__proto__"), fc.string()), { maxLength: 4 }),
    )
    .map(([type, index, keys]) =>
      encodeURIComponent(
        JSON.stringify({
          t: { t: type, i: index, p: { k: keys, v: keys.map(() => ({ t: 1, s: "x" })) } },
          f: 63,
          m: [],
        }),
      ),
    ),
  fc.constant("%5B".repeat(3_000)),
  addressText,
);

const safeJson = (value: unknown) =>
  JSON.stringify(value, (_key, part: unknown) => (typeof part === "bigint" ? String(part) : part)) ?? "";

export function serverFunctionCall(): Arbitrary<Buffer> {
  const id = fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...listServerFunctions()) }, addressText);
  const call = ["sec-fetch-site: same-origin", "x-tsr-serverfn: true", "accept: application/json"];
  return fc
    .tuple(
      id,
      payload,
      fc.constantFrom("get", "empty", "application/json", "multipart/form-data; boundary=x", urlEncoded),
    )
    .map(([name, text, how]) => {
      const address = `/_serverFn/${name.replaceAll(/[?#]/g, "")}`;
      if (how === "empty") return get(address, call);
      if (how === "get") return get(`${address}?payload=${text}`, call);
      return post(
        address,
        how,
        how === "application/json" ? decodeURIComponentSafely(text) : text,
        call.slice(1),
      );
    });
}

function decodeURIComponentSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
