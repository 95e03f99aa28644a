import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { startServer, type TestServer } from "../support/server.ts";

/** Texts of the product page that only the right language has, from the interface and from the content. */
const sentinels = {
  "brand.example": { lang: "en", words: ["Goes well with", "5,200 g", "€89.90"] },
  "uk.brand.example": { lang: "uk", words: ["Пасує до цього виробу", "5200 г", "₴"] },
  "de.brand.example": { lang: "de", words: ["Passt gut dazu", "über den ganzen Tisch", "89,90"] },
  "el.brand.example": { lang: "el", words: ["Ταιριάζουν μαζί", "5.200 γρ.", "89,90"] },
} as const;
const hosts = Object.keys(sentinels) as (keyof typeof sentinels)[];

const requests = 2_000;
const concurrency = 50;

describe("two thousand interleaved requests", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ LOG_LEVEL: "info" });
  });
  afterAll(() => server.stop());

  test("no answer of one host carries another's language", async () => {
    let next = 0;
    const crossed: string[] = [];
    const worker = async () => {
      while (next < requests) {
        const host = hosts[next++ % hosts.length]!;
        const { status, body } = await server.fetch(host, "/product/arc");
        const text = body.replaceAll("\u00a0", " ");
        const { lang, words } = sentinels[host];
        const others = hosts.filter((other) => other !== host).map((other) => sentinels[other].words[0]);
        const right =
          status === 200 &&
          text.includes(`<html lang="${lang}"`) &&
          words.every((word) => text.includes(word));
        if (!right || others.some((word) => text.includes(word))) crossed.push(`${host}: ${status}`);
      }
    };
    await Promise.all(Array.from({ length: concurrency }, worker));
    expect(crossed).toEqual([]);
  }, 400_000);
});
