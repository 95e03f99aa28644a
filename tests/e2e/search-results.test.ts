import { describe, expect, test } from "vitest";

import { openSite, visit } from "../support/browser.ts";

const desktop = { viewport: { width: 1440, height: 900 } };

const { browser, address: onSite, fetch } = await openSite();
const address = (path: string) => onSite("en", path);

describe("the page of results", () => {
  test("counts its results, filters them by kind and names corrections", async () => {
    await visit(
      browser,
      address("/search?q=stel+lanp"),
      async ({ page }) => {
        const main = page.getByRole("main");
        await main.getByText("Nothing was found for “stel lanp”. Showing results for steel lamp.").waitFor();
        const kinds = main.getByRole("navigation", { name: "Kinds of results" });
        await kinds.getByRole("link", { name: /^Products \d+$/ }).click();
        await page.waitForURL((url) => url.searchParams.get("kind") === "product");
        await expect.poll(() => kinds.locator("[aria-current]").innerText()).toMatch(/^Products/);
        await main.getByRole("link", { name: "Search for “stel lanp” instead" }).click();
        await main.getByText("No results for “stel lanp”").waitFor();
        await main.getByRole("heading", { name: "Popular categories" }).waitFor();
      },
      desktop,
    );
  });

  test("follows the address when the visitor goes back", async () => {
    await visit(
      browser,
      address("/search?q=arc"),
      async ({ page }) => {
        const input = page.getByRole("main").getByRole("combobox");
        await input.fill("board");
        await page.keyboard.press("Enter");
        await page
          .getByRole("main")
          .getByText(/results for “board”/)
          .waitFor();
        await page.goBack();
        await page
          .getByRole("main")
          .getByText(/results for “arc”/)
          .waitFor();
        expect(await input.inputValue()).toBe("arc");
      },
      desktop,
    );
  });

  test("shows the query of a visitor as text", async () => {
    const query = "<b>lamp</b> <script>alert(1)</script> <0>x</0>";
    await visit(browser, address(`/search?q=${encodeURIComponent(query)}`), async ({ page }) => {
      expect(await page.getByRole("main").getByRole("combobox").inputValue()).toBe(query);
      expect(await page.getByRole("main").getByText(`“${query}”`).count()).toBe(1);
      expect(await page.locator("main b, main script").count()).toBe(0);
    });
  });

  test("is not indexed, and no query is redirected", async () => {
    for (const path of [
      "/search",
      "/search?q=",
      "/search?q=steel+lamp",
      "/search?q=steel%20lamp",
      "/search?q=123",
      "/search?q=1e3",
      "/search?q=true",
      "/search?q=%22lamp%22",
      "/search?kind=product&q=lamp",
      "/search?q=lamp&kind=product",
      "/search?q=lamp&page=2",
      "/search?q=lamp&utm_source=letter",
      `/search?q=${"x".repeat(2_000)}`,
    ]) {
      const { status, body } = await fetch("en", path);
      expect({ path, status }).toEqual({ path, status: 200 });
      expect(body).toContain('<meta name="robots" content="noindex, follow"/>');
    }
  });
});

describe("without JavaScript", () => {
  const plain = { viewport: { width: 360, height: 740 }, javaScriptEnabled: false };

  test("the header's form leads to the results, which are filtered by links", async () => {
    await visit(
      browser,
      address("/about"),
      async ({ page }) => {
        await page.locator("header summary", { hasText: "Open search" }).click();
        await page.getByRole("banner").getByRole("textbox", { name: "Search term" }).fill("lamp");
        await page.getByRole("banner").getByRole("button", { name: "Search", exact: true }).click();
        await page.waitForURL("**/search?q=lamp");
        await page.getByRole("link", { name: /^Products \d+$/ }).click();
        await page.waitForURL("**/search?kind=product&q=lamp");
        const first = page.getByRole("main").getByRole("listitem").getByRole("heading").first();
        const name = await first.innerText();
        await first.getByRole("link").click();
        await page.waitForURL("**/product/*");
        expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe(name.toUpperCase());
      },
      plain,
    );
  });
});
