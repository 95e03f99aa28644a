/** The newsletter and a mail about a product, with a browser and a mail server, with scripts and without. */
import { eq } from "drizzle-orm";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { productVariant } from "#app/server/data/database/schema.ts";

import { formMayBeSent, hydrated, openSite, visit } from "../support/browser.ts";
import { type MailServer, startMailServer } from "../support/mail-server.ts";
import { startServer, type TestServer } from "../support/server.ts";
import { pathIn, stockWords } from "../support/subscriptions.ts";

const { browser } = await openSite();

let mailServer: MailServer;
let server: TestServer;
const address = (path: string) => `http://en.localhost:${server.port}${path}`;

beforeAll(async () => {
  mailServer = await startMailServer();
  const settings = {
    SMTP_URL: mailServer.url,
    MAIL_FROM: "site@brand.example",
    MAIL_TO: "help@brand.example",
    SUBMISSIONS_PER_HOUR: "1000",
  };
  server = await startServer(settings, (db) =>
    db.update(productVariant).set({ inStock: false }).where(eq(productVariant.product, stockWords.product)),
  );
});
afterAll(async () => {
  await server.stop();
  await mailServer.stop();
});

async function mailTo(email: string, index = 0): Promise<string> {
  const mails = () => mailServer.mails.filter(({ to }) => to[0] === email);
  await expect.poll(() => mails().length).toBeGreaterThan(index);
  return address(pathIn(mails()[index]!));
}

const stockForm = (page: Page) => page.locator("form", { has: page.locator("[name=topic][value=stock]") });

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

describe.each([
  ["with scripts", true],
  ["without JavaScript", false],
])("%s", (_name, javaScriptEnabled) => {
  const email = (topic: string) => `${topic}-${String(javaScriptEnabled)}@example.org`;

  test("the newsletter is subscribed to, confirmed and unsubscribed from", async () => {
    await visit(
      browser,
      address("/"),
      async ({ page }) => {
        const form = page.locator("form", { has: page.locator("[name=topic][value=newsletter]") });
        await form.getByLabel("E-mail").fill(email("newsletter"));
        await form.getByRole("button", { name: "Subscribe" }).click();
        await page.getByText("Please check your inbox").waitFor();
        expect(new URL(page.url()).pathname).toBe("/subscription");

        await page.goto(await mailTo(email("newsletter")));
        await heading(page, "Confirm your subscription").waitFor();
        await page.getByRole("button", { name: "Confirm" }).click();
        await heading(page, "You are subscribed").waitFor();

        await page.goto(await mailTo(email("newsletter"), 1));
        await page.getByRole("button", { name: "Unsubscribe" }).click();
        await heading(page, "You are unsubscribed").waitFor();
      },
      { javaScriptEnabled },
    );
  });

  test("a mail about a product is requested on its page", async () => {
    await visit(
      browser,
      address(`/product/${stockWords.product}`),
      async ({ page }) => {
        const form = stockForm(page);
        await form.getByLabel("E-mail").fill(email("stock"));
        await form.getByRole("button", { name: "Notify me" }).click();
        await page.getByText("Please check your inbox").waitFor();
        await page.goto(await mailTo(email("stock")));
        await page.getByText("Press the button to receive one e-mail").waitFor();
        await page.getByRole("button", { name: "Confirm" }).click();
        await page.getByText("You receive one e-mail when this product is back in stock: Fold.").waitFor();
      },
      { javaScriptEnabled },
    );
  });
});

test("a wrong address is corrected on the page of subscriptions, which has the other values", async () => {
  await visit(browser, address(`/product/${stockWords.product}`), async ({ page, complaints }) => {
    await hydrated(page);
    const form = stockForm(page);
    await form.getByLabel("E-mail").fill("ada@");
    await form.getByRole("button", { name: "Notify me" }).click();
    await heading(page, "Notify me when it is back in stock").waitFor();
    await page.getByText("please enter an address such as name@example.org").first().waitFor();
    expect(complaints.splice(0)).toEqual([expect.stringContaining("a status of 422")]);
    await hydrated(page);
    const long = page.locator("#form-subscription");
    await long.getByLabel("E-mail").fill("corrected@example.org");
    await formMayBeSent(page);
    await long.getByRole("button", { name: "Subscribe" }).click();
    await page.getByText("Please check your inbox").waitFor();
    await page.goto(await mailTo("corrected@example.org"));
    await page.getByText("back in stock: Fold").waitFor();
  });
});
