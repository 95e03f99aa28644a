import { expect, test } from "vitest";

import { parseStateAddress, stateAddressOf } from "./state-address.ts";

const hash = "Lwb20eWZp71d2K1pfuKX9f";

test.each(["/", "/?color=black", "/product/facet", "/category/mice?color=black&sort=name"])(
  "the address of the hydration data of %s names the page",
  (address) => {
    const url = new URL(stateAddressOf(hash, address), "http://brand.example");
    expect(url.pathname).not.toMatch(/[/]$/);
    const named = parseStateAddress(url);
    expect([named?.hash, named?.page.href]).toEqual([hash, `http://brand.example${address}`]);
  },
);

test.each([
  "/_state",
  "/_state/",
  "/_state/short/about",
  `/_state/${hash}about`,
  `/_state/${hash}//x1`,
  `/_state/${hash}/\\x1/about`,
  "/_state//x1",
  "/about",
])("%s is not an address of hydration data", (path) => {
  expect(parseStateAddress(new URL(path, "http://brand.example"))).toBeUndefined();
});
