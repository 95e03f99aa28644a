import { describe, expect, test } from "vitest";

import { hydrated, openSite, visit } from "../support/browser.ts";

const desktop = { viewport: { width: 1440, height: 900 } };

const { browser, address: onSite } = await openSite();
const address = (path: string) => onSite("en", path);

describe("a product", () => {
  test("is shown in the chosen color, with and without JavaScript", async () => {
    for (const javaScriptEnabled of [true, false]) {
      await visit(
        browser,
        address("/product/arc"),
        async ({ page }) => {
          const colors = page.getByRole("list", { name: "Color" });
          await colors.getByRole("link", { name: "White" }).click();
          await page.waitForURL("**/product/arc?variant=EX-L-ARC-01-WHT");
          await page.locator('.picture-gallery__picture[src*="beam"]:visible').waitFor();
          expect(await colors.getByRole("link", { name: "White" }).getAttribute("aria-current")).toBe("page");
        },
        { ...desktop, javaScriptEnabled },
      );
    }
  });

  test("is shown in the color by which the list is filtered", async () => {
    await visit(browser, address("/category/lamps?color=green"), async ({ page }) => {
      await page.getByRole("main").getByRole("link", { name: "Arc", exact: true }).click();
      await page.waitForURL("**/product/arc?variant=EX-L-ARC-01-GRN");
      await page.locator('.picture-gallery__picture[src*="cone"]:visible').waitFor();
    });
  });

  test("is enlarged, turned and closed with the keyboard", async () => {
    await visit(
      browser,
      address("/product/side"),
      async ({ page }) => {
        const enlarge = page.getByRole("link", { name: "Enlarge the picture" });
        await enlarge.focus();
        await page.keyboard.press("Enter");
        const dialog = page.getByRole("dialog");
        await dialog.getByText("Picture 1 of 3").waitFor();
        await page.keyboard.press("ArrowRight");
        await dialog.getByText("Picture 2 of 3").waitFor();
        await page.keyboard.press("ArrowLeft");
        await page.keyboard.press("ArrowLeft");
        await dialog.getByText("Picture 3 of 3").waitFor();
        const toggle = dialog.getByRole("button", { name: "Twice as large" });
        await toggle.click();
        expect(await toggle.getAttribute("aria-pressed")).toBe("true");
        await page.keyboard.press("Escape");
        await dialog.waitFor({ state: "detached" });
        expect(await enlarge.evaluate((node) => node === document.activeElement)).toBe(true);
      },
      desktop,
    );
  });

  test("has links to its sections, which are shown below the header", async () => {
    await visit(
      browser,
      address("/product/arc"),
      async ({ page }) => {
        await page
          .getByRole("navigation", { name: "Sections of this page" })
          .getByRole("link", { name: "Reviews" })
          .click();
        await hydrated(page);
        const [bar, heading] = await Promise.all([
          page.getByRole("navigation", { name: "Sections of this page" }).boundingBox(),
          page.getByRole("heading", { name: "What owners say" }).boundingBox(),
        ]);
        expect(heading!.y).toBeGreaterThan(bar!.y + bar!.height);
        expect(heading!.y).toBeLessThan(500);
      },
      desktop,
    );
  });
});
