import { expect, test } from "vitest";

import { takeFirstPicture } from "./first-picture.ts";

const image =
  '<img loading="eager" fetchPriority="high" sizes="50vw" srcSet="/a.webp 320w" src="/a.webp" alt="A"/>';

test("a picture is reported with its sizes, once", () => {
  const page = `<head><link rel="preload" as="image" imageSrcSet="/a.webp 320w" fetchPriority="high"/></head>${image}`;
  const { head, body, links } = takeFirstPicture(page);
  expect(links).toBe(
    '<link rel="preload" as="image" imagesrcset="/a.webp 320w" imagesizes="50vw" fetchpriority="high"/>',
  );
  expect(head + body).toBe(`<head></head>${image}`);
});

test("each window width loads only its own picture", () => {
  const source = '<source media="(orientation: portrait)" sizes="100vw" srcSet="/b.webp 320w"/>';
  const { links } = takeFirstPicture(`<head></head><picture class="x">${source}${image}</picture>`);
  expect(links.match(/imagesrcset="[^"]*"|media="[^"]*"/g)).toEqual([
    'imagesrcset="/b.webp 320w"',
    'media="(orientation: portrait)"',
    'imagesrcset="/a.webp 320w"',
    'media="(not ((orientation: portrait)))"',
  ]);
});

test("a vector graphic has one file", () => {
  const { links } = takeFirstPicture('<head></head><img fetchPriority="high" src="/a.svg" alt=""/>');
  expect(links).toBe('<link rel="preload" as="image" href="/a.svg" fetchpriority="high"/>');
});

test("a page that starts with text has no first picture", () => {
  const body = '</head><p>Hello</p><img loading="lazy" fetchPriority="auto" src="/a.webp" alt=""/>';
  expect(takeFirstPicture(`<head>${body}`)).toEqual({ head: "<head>", body, links: "" });
});
