import { existsSync, readdirSync, readlinkSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";

import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { readSubmission } from "#app/server/domain/submissions/operate-submissions.repo.server.ts";
import { readAttachments } from "#app/server/uploads/attachments.repo.server.ts";
import { eraseSubmissions } from "#app/server/outbound/delivery/erase-submissions.repo.server.ts";

import {
  invitationWords,
  multipart,
  pdf,
  photo,
  postFiles,
  referenceIn,
  serviceWords,
} from "../support/forms.ts";
import { mainText } from "../support/html.ts";
import { startServer, type TestServer } from "../support/server.ts";

const megabyte = 1024 * 1024;

describe("files that come with the service form", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ SUBMISSIONS_PER_HOUR: "1000" });
  });
  afterAll(() => server.stop());

  const uploads = () => {
    const folder = join(server.database.environment.DATA_DIR, "uploads");
    return existsSync(folder) ? readdirSync(folder) : [];
  };
  /** Unlinked files that the server has open. */
  const openUploads = () => {
    const descriptors = `/proc/${server.process.pid}/fd`;
    const folder = join(server.database.environment.DATA_DIR, "uploads");
    return readdirSync(descriptors)
      .map((name) => linkOf(join(descriptors, name)))
      .filter((path) => path.startsWith(folder));
  };
  const post = (files: File[], changes?: Record<string, string>) => postFiles(server.fetch, files, changes);
  const fieldOf = (body: string) => /<p id="service-files-error"[^>]*>(.*?)<\/p>/.exec(body)?.[1];
  const keepsWords = (body: string) => body.includes(`>${serviceWords.fault}</textarea>`);

  test.each([
    [
      "a file that is larger than 10 MB",
      () => [pdf("scan.pdf", 10 * megabyte + 1)],
      "scan.pdf is larger than 10 MB",
    ],
    ["a video of 30 MB", () => [pdf("film.pdf", 30 * megabyte)], "film.pdf is larger than 10 MB"],
    [
      "six files",
      () => Array.from({ length: 6 }, (_, index) => pdf(`${index}.pdf`)),
      "please choose at most 5 files",
    ],
    [
      "a program with the extension of a photo",
      () => [new File(["MZ\x90\0"], "photo.jpg", { type: "image/jpeg" })],
      "photo.jpg is neither a JPEG",
    ],
    [
      "a drawing with a script",
      () => [new File(["<svg onload='alert(1)'/>"], "a.svg", { type: "image/png" })],
      "a.svg is neither",
    ],
    [
      "a HEIC picture",
      () => [new File(["\0\0\0\x18ftypheic\0\0\0\0mif1"], "IMG_1.HEIC")],
      "IMG_1.HEIC is a HEIC picture",
    ],
    [
      "a truncated picture",
      async () => [new File([(await (await photo("x")).bytes()).slice(0, 300)], "half.jpg")],
      "half.jpg is damaged",
    ],
    ["a hostile filename", () => [new File(["x"], '../../etc/<b>"\u202epass\nwd')], "_b__pass_wd is neither"],
  ])("%s is rejected at the field, and the other values are preserved", async (_name, files, message) => {
    const { status, body } = await post(await files());
    expect([status, fieldOf(body)]).toEqual([422, expect.stringContaining(message)]);
    expect(keepsWords(body)).toBe(true);
    expect(uploads()).toEqual([]);
  });

  test("files of a form that accepts none are ignored", async () => {
    const { type, body } = await multipart([pdf("receipt.pdf")], { ...invitationWords, email: "ada@" });
    const options = { method: "POST", headers: { "content-type": type }, body };
    const answer = await server.fetch("brand.example", "/partners", options);
    expect([answer.status, answer.body.includes('value="ada@"')]).toEqual([422, true]);
    expect(uploads()).toEqual([]);
  });

  test("a form with another error asks the visitor to choose the files again", async () => {
    const { status, body } = await post([pdf("receipt.pdf")], { email: "janis@" });
    expect([status, fieldOf(body)]).toEqual([422, expect.stringContaining("please choose your files again")]);
  });

  test.runIf(existsSync("/proc/self/fd"))(
    "a connection that is cut during an upload leaves no file behind",
    async () => {
      const { type, body } = await multipart([pdf("receipt.pdf", 2 * megabyte)], serviceWords);
      const socket = connect(server.port, "127.0.0.1");
      socket.on("error", () => undefined);
      socket.write(
        `POST /service-center HTTP/1.1\r\nHost: brand.example\r\nContent-Type: ${type}\r\nContent-Length: ${body.length}\r\n\r\n`,
      );
      socket.write(body.slice(0, megabyte));
      await expect.poll(openUploads).toEqual([expect.stringMatching(/ \(deleted\)$/)]);
      expect(uploads()).toEqual([]);
      socket.destroy();
      await expect.poll(openUploads).toEqual([]);
      expect((await server.fetch("brand.example", "/healthz")).status).toBe(200);
    },
  );

  test("a body of 300 MB is rejected before it is read", async () => {
    const { status } = await server
      .fetch("brand.example", "/service-center", {
        method: "POST",
        headers: { "content-type": "multipart/form-data; boundary=x", "content-length": "300000000" },
      })
      .catch(() => ({ status: 0 }));
    expect(status).toBe(413);
  });

  test("photos are stored upright without metadata, receipts are stored unchanged, and erasing removes both", async () => {
    const receipt = pdf("..\\..\\Čeks № 7.PDF");
    const { status, body } = await post([await photo("front.JPG"), receipt, new File([], "")]);
    expect(status).toBe(200);
    const reference = referenceIn({ status, body, headers: {} })!;
    expect(mainText({ status, body, headers: {} })).toContain(reference);
    expect(uploads()).toEqual([]);

    const ended = new Promise((resolve) => server.process.once("exit", resolve));
    server.process.kill("SIGTERM");
    await ended;
    const { db, close } = await server.database.open();
    const files = await readAttachments(db, reference);
    expect(files.map(({ name, type }) => [name, type])).toEqual([
      ["front.jpg", "image/jpeg"],
      ["Čeks № 7.pdf", "application/pdf"],
    ]);
    expect(files[1]!.bytes.equals(Buffer.from(await receipt.arrayBuffer()))).toBe(true);
    const bytes = files[0]!.bytes;
    expect(bytes.toString("latin1")).not.toMatch(/SECRET|Exif|http:\/\/ns\.adobe/);
    const { exif, xmp, orientation } = await sharp(bytes).metadata();
    expect([exif, xmp, orientation]).toEqual([undefined, undefined, undefined]);
    const { data } = await sharp(bytes).greyscale().raw().toBuffer({ resolveWithObject: true });
    expect([data[60 * 5]! > 200, data[60 * 35]! < 50]).toEqual([true, true]);

    await eraseSubmissions(db, new Date(Date.now() + 1_000));
    expect(await readAttachments(db, reference)).toEqual([]);
    expect((await readSubmission(db, reference))?.erasedAt).not.toBeNull();
    await close();
  });
});

/** Empty if the descriptor has been closed. */
function linkOf(path: string): string {
  try {
    return readlinkSync(path);
  } catch {
    return "";
  }
}
