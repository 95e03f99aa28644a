import { brotliDecompressSync, gunzipSync } from "node:zlib";

import { describe, expect, test } from "vitest";

import { bytesFrom, chooseEncoding, encode, type Encoding, inGzip } from "./encodings.ts";

describe("the encoding of a response", () => {
  test.each([
    [null, "identity"],
    ["", "identity"],
    ["gzip, deflate, br, zstd", "br"],
    ["gzip, deflate", "gzip"],
    ["GZIP;q=0.5", "gzip"],
    ["br;q=0, gzip;q=1.0", "gzip"],
    ["br; q=0.0,gzip;q=0", "identity"],
    ["*", "identity"],
  ])("for %j it is %s", (accepted, expected) => {
    expect(chooseEncoding(accepted)).toBe(expected);
  });

  test("is identity for a short response", () => {
    expect(chooseEncoding("br", 200)).toBe("identity");
  });

  test("can be decoded as browsers do", async () => {
    const text = "Обробка каменю ".repeat(500);
    const encoded = (encoding: Encoding) => encode(bytesFrom(text), encoding);
    expect(brotliDecompressSync(await encoded("br")).toString()).toBe(text);
    expect(gunzipSync(await encoded("gzip")).toString()).toBe(text);
    expect((await encoded("identity")).toString()).toBe(text);
    expect(gunzipSync(inGzip(await encoded("br"))).toString()).toBe(text);
  });

  test.each(["br", "gzip"] as const)("as %s needs no more memory than its length", async (encoding) => {
    const bytes = bytesFrom("Обробка каменю ".repeat(500));
    const encoded = await encode(bytes, encoding);
    expect(encoded.buffer.byteLength).toBe(encoded.length);
    expect(bytes.buffer.byteLength).toBe(0);
  });
});
