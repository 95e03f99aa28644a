import { devices } from "playwright-core";
import { expect, test } from "vitest";

import { restOf, rulesIn } from "#app/boot/rest-of-styles.ts";

import { openSite, visit } from "../support/browser.ts";

const { browser, address, fetch } = await openSite();

/** Each rule of a sheet with its layers and conditions. */
const namesOf = (css: string) =>
  [...rulesIn(css)].flatMap(([around, rules]) => [...rules].map((rule) => around + rule));

const stylesOf = (html: string) => /<style>([^]*?)<\/style>/.exec(html)![1]!;

const { body: firstPage } = await fetch("en", "/faq");
const own = stylesOf(firstPage);
const { body: sheet } = await fetch("en", /data-styles="([^"]+)"/.exec(firstPage)![1]!);
const rest = restOf(sheet, rulesIn(own)).join("");

test.each(["/faq", "/", "/product/facet"])("the styles of %s and their rest are the sheet", async (path) => {
  const { body } = await fetch("en", path);
  const styles = namesOf(stylesOf(body)).filter((name) => !name.startsWith("@font-face"));
  const left = new Set(namesOf(restOf(sheet, rulesIn(stylesOf(body))).join("")));
  const whole = new Set(namesOf(sheet));
  expect(styles.filter((name) => !whole.has(name))).toEqual([]);
  expect(styles.filter((name) => left.has(name))).toEqual([]);
  expect(styles.length + left.size).toBe(whole.size);
});

/**
 * The rest comes after what the page has: two rules of one layer that set the same property of the same element, and
 * weigh the same, might have changed places. Of a page that the visitor goes to, every element looks as the whole sheet wants it.
 */
test.each(
  ["/", "/category/mice", "/product/facet", "/service-center", "/search?q=facet", "/about"].flatMap(
    (path) => [
      [path, "a phone", devices["Pixel 7"].viewport],
      [path, "a desk", { width: 1440, height: 900 }],
    ],
  ),
)("after another page %s looks on %s as with the sheet in its order", async (path, _screen, viewport) => {
  await visit(
    browser,
    "about:blank",
    async ({ page }) => {
      await page.goto(address("en", path as string));
      const differences = await page.evaluate(
        ([ownText, restText, sheetText]) => {
          const sheetOf = (text: string) => {
            const styles = new CSSStyleSheet();
            styles.replaceSync(text);
            return styles;
          };
          const still = sheetOf("*,::before,::after{transition:none!important;animation:none!important}");
          const names = [...new Set(sheetText!.match(/(?<=[{;])[a-z][a-z-]+(?=:)/g))];
          const elements = [...document.body.querySelectorAll("*")];
          const looks = (texts: string[]) => {
            document.adoptedStyleSheets = [...texts.map(sheetOf), still];
            return elements.flatMap((element) =>
              ["", "::before", "::after"].map((pseudo) => {
                const style = getComputedStyle(element, pseudo);
                return pseudo && style.content === "none"
                  ? []
                  : names.map((name) => style.getPropertyValue(name));
              }),
            );
          };
          for (const style of document.querySelectorAll("style")) style.remove();
          const apart = looks([ownText!, restText!]);
          const together = looks([ownText!, sheetText!]);
          return together.flatMap((wanted, index) =>
            wanted.flatMap((value, place) => {
              const { tagName, className } = elements[Math.floor(index / 3)]!;
              const found = apart[index]![place];
              return found === value
                ? []
                : `${tagName} ${String(className)} ${names[place]}: ${found}, not ${value}`;
            }),
          );
        },
        [own, rest, sheet] as const,
      );
      expect(differences).toEqual([]);
    },
    { viewport: viewport as { width: number; height: number } },
  );
});
