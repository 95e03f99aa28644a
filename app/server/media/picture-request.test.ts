import { describe, expect, test } from "vitest";

import { negotiateFormat, parsePictureRequest } from "./picture-request.ts";

describe("the address of a resized picture", () => {
  test("names a width that is offered and a raster file", () => {
    expect(parsePictureRequest("640", "products/facet/hero.webp")).toEqual({
      width: 640,
      path: "products/facet/hero.webp",
    });
  });

  test.each(["0", "641", "99999", "0640", "640.0", "1e3", ""])("width %j is not offered", (width) => {
    expect(parsePictureRequest(width, "share.png")).toBeUndefined();
  });

  test.each(["icon.svg", "video/turntable.webm", "downloads/profile.json", "manual.pdf", "loop.gif", "hero"])(
    "%s is not a raster picture",
    (path) => {
      expect(parsePictureRequest("640", path)).toBeUndefined();
    },
  );

  test.each([
    "../share.png",
    "products/../../secret.png",
    "..%2fsecret.png",
    "%2e%2e/secret.png",
    "..\\secret.png",
    "/etc/secret.png",
    "products//hero.png",
    "./share.png",
    ".hidden.png",
    "products/.hidden.png",
    "share.png\0.png",
    `${"a".repeat(250)}.png`,
  ])("%j is not a path below the media folder", (path) => {
    expect(parsePictureRequest("640", path)).toBeUndefined();
  });
});

describe("the format", () => {
  test.each([
    ["image/avif,image/webp,image/apng,*/*;q=0.8", "avif"],
    ["text/html, Image/AVIF;q=0.5", "avif"],
    ["image/avif;q=0,image/webp", "webp"],
    ["image/avif;q=0.000", "webp"],
    ["image/webp,*/*", "webp"],
    ["image/*", "webp"],
    ["image/avif-sequence", "webp"],
    ["", "webp"],
    [null, "webp"],
  ])("for %j is %s", (accept, format) => {
    expect(negotiateFormat(accept)).toBe(format);
  });
});
