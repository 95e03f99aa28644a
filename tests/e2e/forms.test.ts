import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";

import { formMayBeSent, hydrated, openSite, visit } from "../support/browser.ts";

const { browser, address } = await openSite();
const plain = { javaScriptEnabled: false };
const reference = /[A-Z]-[2-9A-Z]{4}-[2-9A-Z]{4}/;

const receipt = { name: "receipt.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7\n") };

/** Sends a form after the minimum time to fill it in; earlier submissions are rejected. */
async function send(form: Locator): Promise<void> {
  await formMayBeSent(form.page());
  await form.locator("button").click();
}

/** Waits until React has hydrated the form, which happens when it comes into the window. */
async function formIsHydrated(form: Locator): Promise<void> {
  await hydrated(form.page());
  await form.scrollIntoViewIfNeeded();
  const isReacts = (element: Element) =>
    Object.keys(element).some((name) => name.startsWith("__reactFiber$"));
  await expect.poll(() => form.locator("form").evaluate(isReacts)).toBe(true);
}

/** Delays all scripts of the application. @returns a function that releases them */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await promise;
    // The page may have been left.
    await route.continue().catch(() => undefined);
  });
  return resolve;
}

/** Fills in the service form, except for name, files and consent. */
async function describeFault(form: Locator): Promise<void> {
  await form.page().getByLabel("E-mail").fill("ada@example.org");
  await form.locator("select[name=country]").selectOption("DE");
  await form.locator("input[name=product]").fill("Arc");
  await form.page().getByLabel("Description of the fault").fill("It hums.");
}

describe("a form with its script", () => {
  test("announces errors, focuses the first invalid field, and is sent without leaving the page", async () => {
    await visit(browser, address("de", "/contacts"), async ({ page }) => {
      await page.evaluate(() => Object.assign(window, { sameDocument: true }));
      const form = page.locator("#form-contact");
      await form.scrollIntoViewIfNeeded();
      await page.getByLabel("Name", { exact: true }).fill("R2D2");
      await page.getByLabel("E-Mail").fill("asa@");
      await formIsHydrated(form);
      await page.getByLabel("Nachricht").fill("Guten Tag");
      const mailError = form.locator("#contact-email-error");
      await mailError.waitFor();
      expect(await page.getByLabel("E-Mail").getAttribute("aria-describedby")).toBe("contact-email-error");

      await send(form);
      const alert = form.getByRole("alert");
      await alert.waitFor();
      expect(await alert.getByRole("link").allTextContents()).toEqual([
        "Name: Bitte verwenden Sie nur Buchstaben, Leerzeichen, Apostrophe, Bindestriche und Punkte.",
        "E-Mail: Bitte geben Sie eine Adresse wie name@example.org ein.",
      ]);
      expect(await page.evaluate(() => document.activeElement?.id)).toBe("contact-name");

      await page.getByLabel("Name", { exact: true }).fill("Åsa Ødegård");
      await page.getByLabel("E-Mail").fill("asa@example.org");
      await mailError.waitFor({ state: "detached" });
      await form.locator("button").dblclick();
      await form.locator("> [role=status]").waitFor();
      expect(await form.locator("> [role=status]").textContent()).toMatch(reference);
      expect(await page.evaluate(() => document.activeElement?.id)).toBe("form-contact");
      expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
    });
  });

  test("preserves its values while the server does not respond, and is stored once when it does", async () => {
    await visit(browser, address("en", "/service-center"), async ({ page, complaints }) => {
      const form = page.locator("#form-service");
      await page.getByLabel("Name", { exact: true }).fill("Ada Lovelace");
      await formIsHydrated(form);
      await describeFault(form);
      await form.locator("input[type=file]").setInputFiles({
        name: "notes.txt",
        mimeType: "text/plain",
        buffer: Buffer.from("x"),
      });
      await form.getByRole("checkbox").check();
      await send(form);
      await form.locator("#service-files-error", { hasText: "notes.txt is neither" }).waitFor();
      await form.locator("input[type=file]").setInputFiles(receipt);

      const isPost = (url: URL) => url.pathname === "/service-center";
      const keys: string[] = [];
      await page.route(isPost, async (route) => {
        keys.push(/name="key"\r\n\r\n(\w+)/.exec(route.request().postData() ?? "")?.[1] ?? "");
        await (keys.length === 1 ? route.abort() : route.continue());
      });
      await send(form);
      await form.getByRole("alert").filter({ hasText: "We received no response" }).waitFor();
      await send(form);
      await form.locator("> [role=status]").waitFor();
      expect(await form.locator("> [role=status]").textContent()).toMatch(reference);
      expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
      expect(keys[1]).toBe(keys[0]);
      expect(complaints).toEqual(["Failed to load resource: net::ERR_FAILED"]);
      complaints.length = 0;
    });
  });

  test("preserves what is typed and chosen before the scripts have loaded", async () => {
    await visit(browser, "about:blank", async ({ page }) => {
      const release = await holdScripts(page);
      await page.goto(address("en", "/service-center"), { waitUntil: "commit" });
      const form = page.locator("#form-service");
      await page.getByLabel("Name", { exact: true }).fill("Ada Lovelace");
      await describeFault(form);
      await form.locator("input[type=file]").setInputFiles(receipt);
      await form.getByRole("checkbox").check();
      const held = () =>
        form
          .locator("form")
          .evaluate((element: HTMLFormElement) =>
            [...new FormData(element)].map(([name, value]) => [
              name,
              typeof value === "string" ? value : value.name,
            ]),
          );
      const typed = await held();
      release();
      await formIsHydrated(form);
      expect(await held()).toEqual(typed);
      // Re-renders all fields.
      await page.getByLabel("Phone (optional)").fill("1");
      await page.getByLabel("Phone (optional)").fill("");
      await form.locator("input[name=serial]").focus();
      expect(await held()).toEqual(typed);
      expect(typed).toContainEqual(["files", "receipt.pdf"]);
      await send(form);
      await form.locator("> [role=status]").waitFor();
    });
  });

  test("suppresses the browser's messages, so a form sent before hydration is rejected in the site's language", async () => {
    await visit(browser, "about:blank", async ({ page, complaints }) => {
      const release = await holdScripts(page);
      await page.goto(address("de", "/contacts"), { waitUntil: "commit" });
      const form = page.locator("#form-contact");
      await page.getByLabel("E-Mail").fill("asa@");
      await page.getByLabel("Nachricht").fill("Guten Tag");
      await form.locator("button").click();
      const links = form.getByRole("alert").getByRole("link");
      await links.first().waitFor();
      expect(complaints.splice(0)).toEqual([expect.stringContaining("a status of 422")]);
      expect(await links.allTextContents()).toEqual([
        "Name: Bitte füllen Sie dieses Feld aus.",
        "E-Mail: Bitte geben Sie eine Adresse wie name@example.org ein.",
      ]);
      await page.getByLabel("Nachricht").fill("Guten Abend");
      await page.getByLabel("E-Mail").fill("asa@example.org");
      const name = page.getByLabel("Name", { exact: true });
      await name.pressSequentially("Åsa");
      release();
      await formIsHydrated(form);
      // The visitor can continue typing: focus and caret have not moved.
      expect(await form.locator("#contact-name-error").count()).toBe(1);
      await page.keyboard.type(" Ødegård");
      expect(await form.locator("#contact-name-error").count()).toBe(0);
      expect(await name.inputValue()).toBe("Åsa Ødegård");
      expect(await page.getByLabel("E-Mail").inputValue()).toBe("asa@example.org");
      expect(await page.getByLabel("Nachricht").inputValue()).toBe("Guten Abend");
      await send(form);
      await form.locator("> [role=status]").waitFor();
    });
  });
});

test("without JavaScript a rejected form has the focus and asks for its files again", async () => {
  await visit(
    browser,
    address("en", "/service-center"),
    async ({ page, complaints }) => {
      const form = page.locator("#form-service");
      await page.getByLabel("Name", { exact: true }).fill("R2D2");
      await describeFault(form);
      await form.locator("input[type=file]").setInputFiles(receipt);
      await form.getByRole("checkbox").check();
      await form.locator("button").click();
      await form.getByRole("alert").waitFor();
      expect(await page.getByLabel("Description of the fault").inputValue()).toBe("It hums.");
      expect(complaints.splice(0)).toEqual([expect.stringContaining("a status of 422")]);
      expect(await form.locator("[aria-invalid=true]").count()).toBe(2);
      expect(await form.locator("input[name=homepage]").getAttribute("tabindex")).toBe("-1");
      await page.getByLabel("Name", { exact: true }).fill("Ada");
      await form.locator("button").click();
      await form.locator("> [role=status]").waitFor();
      expect(await form.locator("> [role=status]").textContent()).toMatch(reference);
    },
    plain,
  );
});

test("an invitation is requested with one click, although leaving the invalid field changes the form's height", async () => {
  await visit(browser, address("el", "/partners"), async ({ page }) => {
    const form = page.locator("#form-invitation");
    await form.scrollIntoViewIfNeeded();
    await form.getByLabel("E-mail").fill("ada@");
    await formIsHydrated(form);
    await send(form);
    await form.getByRole("alert").waitFor();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("invitation-email");
    expect(await form.locator("[aria-invalid=true]").count()).toBe(2);

    await form.getByLabel("E-mail").fill("ada@example.org");
    await form.getByRole("checkbox").check();
    await send(form);
    const sent = form.locator("> [role=status]");
    await sent.waitFor();
    expect(await sent.textContent()).toMatch(/Θα στείλουμε την πρόσκληση.* A-[2-9A-Z]{4}-[2-9A-Z]{4}/);
    // A single focus ring, whatever the number of lines.
    expect(await sent.evaluate((element) => element.getClientRects().length)).toBe(1);
  });
});
