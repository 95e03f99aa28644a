import { brotliDecompressSync, gunzipSync } from "node:zlib";

import { describe, expect, test } from "vitest";

import { chooseEncoding, encode } from "./encodings.ts";

describe("the encoding of an answer", () => {
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

  test("a short answer stays as it is", () => {
    expect(chooseEncoding("br", 200)).toBe("identity");
  });

  test("is undone by what browsers use", async () => {
    const text = Buffer.from("Обробка каменю ".repeat(500));
    expect(brotliDecompressSync(await encode(text, "br"))).toEqual(text);
    expect(gunzipSync(await encode(text, "gzip"))).toEqual(text);
    expect(await encode(text, "identity")).toBe(text);
  });
});
