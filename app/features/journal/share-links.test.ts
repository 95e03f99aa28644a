import { expect, test } from "vitest";

import { shareLinks } from "./share-links.ts";

const page = { title: "Cloth & hard: 100 %?", url: "https://kz.example/cloth-or-hard-pad" };

test("every link carries the whole address and a title that no character cuts off", () => {
  const { mail, services } = shareLinks(page);
  for (const href of [mail, ...services.map((service) => service.href)])
    expect(decodeURIComponent(href)).toContain(page.url);
  expect(new URL(mail).searchParams.get("subject")).toBe(page.title);
  expect(services.map(({ href }) => new URL(href).searchParams.get("text")).filter(Boolean)).toEqual([
    `${page.title}\n${page.url}`,
    page.title,
  ]);
});
