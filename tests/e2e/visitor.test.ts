import { describe, expect, test } from "vitest";

import { openSite, visit } from "../support/browser.ts";
import { walked } from "../support/paths.ts";
import { sites } from "../support/sites.ts";

const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };

const { browser, address } = await openSite();

test.each(
  walked(
    sites,
    sites.filter(({ code }) => ["en", "uk", "el", "ar"].includes(code)),
  ),
)("a page of $code hydrates without console messages, in its language", async ({ code, languageTag }) => {
  await visit(browser, address(code, "/product/arc"), async ({ page }) => {
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(languageTag);
  });
});

describe("navigation", () => {
  test("leads from home to a product and back, without loading the document again", async () => {
    await visit(browser, address("uk", "/"), async ({ page }) => {
      await page.evaluate(() => Object.assign(window, { sameDocument: true }));
      await page
        .getByRole("main")
        .getByRole("link", { name: /^Лампи ?\d/ })
        .click();
      await page.waitForURL("**/category/lamps");
      // The home page, which is shown until then, also has links with this name.
      await page.getByRole("heading", { level: 1, name: "Лампи" }).waitFor();
      await page.getByRole("main").getByRole("link", { name: "Arc", exact: true }).click();
      await page.waitForURL("**/product/arc");
      await page.getByRole("heading", { level: 1, name: "Arc" }).waitFor();
      await page.getByText("Пасує до цього виробу").waitFor();
      await page.goBack();
      await page.getByRole("heading", { level: 1, name: "Лампи" }).waitFor();
      expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
    });
  });

  test("a link to a page that does not exist shows the error page", async () => {
    await visit(browser, address("de", "/about"), async ({ page }) => {
      await page.evaluate(() => {
        const link = Object.assign(document.createElement("a"), { href: "/nope", textContent: "nope" });
        document.querySelector("main .prose")!.append(link);
      });
      await page.getByRole("link", { name: "nope", exact: true }).click();
      await page.getByText("Diese Seite wurde nicht gefunden").waitFor();
      await page.getByRole("main").getByRole("link", { name: "Zur Startseite" }).click();
      await page.waitForURL(address("de", "/"));
    });
  });

  test("the language menu leads to the same page on the other site", async () => {
    await visit(browser, address("en", "/product/arc?variant=EX-L-ARC-01-WHT"), async ({ page }) => {
      await page.locator("header summary:visible").last().hover();
      await page.getByRole("link", { name: "el Ελληνικά" }).click();
      await page.waitForURL(address("el", "/product/arc?variant=EX-L-ARC-01-WHT"));
      await page.getByText("Ταιριάζουν μαζί").waitFor();
    });
  });

  test("only messages of the visitor's language and of the page's areas are loaded", async () => {
    await visit(browser, address("de", "/certificates"), async ({ page }) => {
      const loaded = await page.evaluate(() =>
        performance.getEntriesByType("resource").map(({ name }) => name),
      );
      const catalogs = loaded.flatMap(
        (name) => /\/messages-([a-z]+-[a-z]+)-[^/]+\.json$/.exec(name)?.[1] ?? [],
      );
      expect(catalogs.toSorted()).toEqual(["de-common", "de-support"]);
    });
  });
});

describe("without JavaScript", () => {
  const plain = { ...phone, javaScriptEnabled: false };

  test("menus open, pages link to each other and questions unfold", async () => {
    await visit(
      browser,
      address("el", "/"),
      async ({ page }) => {
        await page.locator("header summary:visible").last().click();
        await page.locator("header nav summary", { hasText: "Υποστήριξη" }).click();
        await page.getByRole("link", { name: "Ερωτήσεις" }).click();
        await page.waitForURL("**/faq");
        const question = page.locator("main details").first();
        await question.locator("summary").click();
        expect(await question.locator("p").first().isVisible()).toBe(true);
      },
      plain,
    );
  });

  test("the contact form is sent, and the visitor gets a reference number", async () => {
    await visit(
      browser,
      address("uk", "/contacts"),
      async ({ page }) => {
        await page.getByLabel("Ім’я").fill("Олена");
        await page.getByLabel("Електронна пошта").fill("olena@example.org");
        await page.getByLabel("Повідомлення", { exact: true }).fill("Доброго дня");
        await page.getByRole("button", { name: "Надіслати повідомлення" }).click();
        expect(await page.locator("main [role=status]").textContent()).toMatch(/C-[2-9A-Z]{4}-[2-9A-Z]{4}/);
      },
      plain,
    );
  });
});
