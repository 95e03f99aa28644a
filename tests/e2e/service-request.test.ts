import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";

import { findings } from "../support/axe.ts";
import { formMayBeSent, hydrated, openSite, visit } from "../support/browser.ts";

const { browser, address } = await openSite();

/** Sends a repair request and follows the link to its progress. */
async function requestService(page: Page): Promise<string> {
  const form = page.locator("#form-service");
  await form.locator("input[name=name]").fill("Ada Lovelace");
  await form.locator("input[name=email]").fill("ada@example.org");
  await form.locator("select[name=country]").selectOption("EE");
  await form.locator("input[name=product]").fill("Arc");
  await form.locator("textarea").fill(`It hums. ${Math.random()}`);
  await form.getByRole("checkbox").check();
  await formMayBeSent(page);
  await form.locator("button").click();
  const sent = form.locator("> [role=status]");
  const reference = /S-[2-9A-Z]{4}-[2-9A-Z]{4}/.exec((await sent.textContent())!)![0];
  await page.getByRole("link", { name: "Check the status of your request" }).click();
  await page.locator("#form-progress").waitFor();
  return reference;
}

describe.each([
  ["with its script", true],
  ["without JavaScript", false],
])("the progress of a service request, %s", (_name, javaScriptEnabled) => {
  test("the state requires both the number and the address", async () => {
    await visit(
      browser,
      address("en", "/service-center"),
      async ({ page, complaints }) => {
        if (javaScriptEnabled) await hydrated(page);
        const reference = await requestService(page);
        expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Repair status");
        const form = page.locator("#form-progress");
        await page.getByLabel("Reference number").fill(reference.toLowerCase());
        await page.getByLabel("E-mail").fill("eve@example.org");
        await form.getByRole("button").click();
        await form.getByRole("alert").filter({ hasText: "We found no repair request" }).waitFor();
        expect(complaints.splice(0)).toEqual([expect.stringContaining("a status of 422")]);
        await page.getByLabel("E-mail").fill("ada@example.org");
        await form.getByRole("button").click();
        const answer = form.locator("> [role=status]");
        await answer.waitFor();
        expect(await answer.getByRole("listitem").allTextContents()).toEqual([
          expect.stringMatching(/^Received\d+/),
        ]);
        expect(await answer.textContent()).toContain(reference);
        expect(await page.evaluate(() => document.activeElement?.id)).toBe("form-progress");
        expect(javaScriptEnabled ? await findings(page) : []).toEqual([]);
        await answer.getByRole("link").click();
        await form.locator("form").waitFor();
        expect(await page.getByLabel("Reference number").inputValue()).toBe("");
      },
      { javaScriptEnabled },
    );
  });
});

test("a wrong number is reported in the site's language before the form is sent", async () => {
  await visit(browser, address("el", "/service-request"), async ({ page }) => {
    await hydrated(page);
    const form = page.locator("#form-progress");
    const isReacts = (element: Element) =>
      Object.keys(element).some((name) => name.startsWith("__reactFiber$"));
    await expect.poll(() => form.locator("form").evaluate(isReacts)).toBe(true);
    await form.locator("input[name=reference]").fill("12");
    await form.locator("input[name=email]").fill("ada@example.org");
    await form.getByRole("button").click();
    const link = form.getByRole("alert").getByRole("link");
    expect(await link.textContent()).toMatch(/^Αριθμός αναφοράς: γράψτε έναν αριθμό όπως S-7K2M-9QXR/);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("progress-reference");
  });
});
