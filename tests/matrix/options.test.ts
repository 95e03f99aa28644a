import { describe, expect, test } from "vitest";

import { product } from "#tests/support/page-examples.ts";
import { sites as allSites } from "#tests/support/sites.ts";

import { OptionError, parseOptions } from "./options.ts";
import { jobsOf } from "./walk-matrix.ts";

const allCodes = allSites.map(({ code }) => code);
const [first = "", second = "", third = second] = allCodes.slice(1);

const codesOf = (args: string[]) => parseOptions(args).sites.map(({ code }) => code);

describe("the options of the matrix", () => {
  test("without any, all of it is walked", () => {
    const { sites, routes, widths, accept } = parseOptions([]);
    expect(sites.map(({ code }) => code)).toEqual(allCodes);
    expect(routes).toContain(`/product/${product}`);
    expect([widths, accept]).toEqual([[360, 768, 1440], false]);
  });

  test("each may be repeated, with several values", () => {
    expect(codesOf(["--site", `${first},${second}`, "--site", third, "--site", first])).toEqual([
      ...new Set([first, second, third]),
    ]);
    expect(parseOptions(["--width", "1440,360"]).widths).toEqual([360, 1440]);
    expect(parseOptions(["--route", "/faq,/search?q=mouse"]).routes).toEqual(["/faq", "/search?q=mouse"]);
  });

  test("parts are all of the matrix together, and no page is in two of them", () => {
    const pagesOf = (args: string[]) =>
      jobsOf({ ...parseOptions(args), browsers: ["chromium", "firefox"] }).map(
        ({ browser, site, route }) => `${browser} ${site.code} ${route}`,
      );
    const all = pagesOf([]);
    const parts = ["1/3", "2/3", "3/3"].map((shard) => pagesOf(["--shard", shard]));
    expect(parts.flat().toSorted()).toEqual(all.toSorted());
    const sizes = parts.map((part) => part.length);
    expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(2);
  });

  test.each([
    [
      ["--browser", "opera"],
      /--browser: there is no browser "opera"; wanted is one of chromium, firefox, webkit/,
    ],
    [["--shard", "5/4"], /--shard: "5\/4" is no part; wanted is one such as 2\/4/],
    [["--shard", "0/4"], /"0\/4" is no part/],
    [["--retries", "9"], /--retries: "9" is no number of retries/],
    [["--site", "xx"], /--site: there is no site "xx"; wanted is one of \w/],
    [["--site", ""], /there is no site ""/],
    [["--width", "0"], /--width: "0" is no width of a window; wanted is a whole number/],
    [["--width=-5"], /"-5" is no width/],
    [["--width", "wide"], /"wide" is no width/],
    [["--route", "faq"], /--route: "faq" is no path of a site; wanted is one that begins with a single \//],
    [["--route", "//evil.example"], /"\/\/evil\.example" is no path/],
    [["--colour", "red"], /Unknown option '--colour'.*npm run matrix/s],
    [["bg"], /bg/],
  ])("%j is rejected, with what is wanted", (args, message) => {
    expect(() => parseOptions(args)).toThrow(OptionError);
    expect(() => parseOptions(args)).toThrow(message);
  });
});
