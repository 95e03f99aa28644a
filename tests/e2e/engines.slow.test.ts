// oxlint-disable max-lines -- An engine is started once for all its tests.
/** The most important tasks of a visitor in Chromium, Firefox and WebKit, if they are installed. */
import { setTimeout as sleep } from "node:timers/promises";

import { expect, test } from "vitest";

import { leastElapsed } from "#app/forms/form-constants.ts";

import { startCountingProxy } from "../support/engines/counting-proxy.ts";
import { address, desktop, inEachEngine, phone } from "../support/engines/each-engine.ts";
import { sitePort } from "../support/site-port.ts";
import { createEngines } from "../support/engines/engines.ts";
import { Visitor } from "../support/engines/visitor.ts";
import { fetchPatiently } from "../support/server.ts";

// Rendered once here, so that no test waits for it.
await fetchPatiently(sitePort, `en.localhost:${sitePort}`, "/catalogue.pdf");

inEachEngine(({ name, visit }) => {
  test("menus open on hover before the application has loaded, and on the first tap", async () => {
    await visit(desktop, async (visitor) => {
      await visitor.open("/about");
      await visitor.hover({ in: "header .main-menu__link", named: "Products" });
      await visitor.shows({ in: "header .main-menu__entry", named: "Mice" });
      await visitor.open("/about");
      await visitor.hover("header .language-menu__summary--place_header");
      await visitor.shows("header .language-menu__list--place_header a[lang=uk]");
    });
    await visit(phone, async (visitor) => {
      await visitor.open("/");
      await visitor.tap(".mobile-menu__burger");
      await visitor.tap({ in: "summary.mobile-menu__link", named: "Products" });
      await visitor.tap({ in: ".mobile-menu__drawer a", named: "Mice" });
      await expect.poll(() => visitor.read(() => location.pathname)).toBe("/category/mice");
    });
  });

  test("the language switch leads to the same page", async () => {
    await visit(desktop, async (visitor) => {
      await visitor.open("/product/facet");
      await visitor.hover("header .language-menu__summary--place_header");
      await visitor.click("header .language-menu__list--place_header a[lang=uk]");
      await expect.poll(() => visitor.read(() => location.href)).toBe(address("uk", "/product/facet"));
      expect(await visitor.read(() => document.documentElement.lang)).toBe("uk");
    });
  });

  test("the search shows suggestions, and Enter lists the results", async () => {
    await visit(desktop, async (visitor) => {
      await visitor.open("/about");
      await visitor.click(".site-search__toggle");
      await expect.poll(() => visitor.read(() => document.activeElement?.localName)).toBe("input");
      await visitor.type("facet");
      await visitor.shows({ in: "header [role=option]", named: "Facet" });
      await visitor.driver.press("Enter");
      await expect.poll(() => visitor.read(() => location.search)).toBe("?q=facet");
      await visitor.shows({ in: "main a", named: "Facet" });
    });
  });

  test("the first click on a filter stays, and going back undoes it", async () => {
    await visit(desktop, async (visitor) => {
      await visitor.open("/category/mice");
      await visitor.click({ in: ".product-list__root label", named: "White" });
      await expect.poll(() => visitor.read(() => location.search)).toBe("?color=white");
      await visitor.shows({ in: ".product-list__count", named: "2 models" });
      const ticked = () =>
        visitor.read(() =>
          [...document.querySelectorAll<HTMLInputElement>("main [type=checkbox]:checked")].map(
            ({ value }) => value,
          ),
        );
      expect(await ticked()).toEqual(["white"]);
      await visitor.driver.back();
      await visitor.shows({ in: ".product-list__count", named: "4 models" });
      expect(await ticked()).toEqual([]);
    });
  });

  test("the order of a list has space for each of its options", async () => {
    await visit(desktop, async (visitor) => {
      await visitor.open("/category/mice", "de");
      await visitor.hydrated();
      const missing = () =>
        visitor.read(() => {
          const select = document.querySelector<HTMLSelectElement>("select[name=sort]")!;
          const { font, letterSpacing, paddingInlineStart, paddingInlineEnd } = getComputedStyle(select);
          const copy = document.createElement("span");
          Object.assign(copy.style, { font, letterSpacing, position: "absolute", whiteSpace: "nowrap" });
          document.body.append(copy);
          const widths = [...select.options].map(({ text }) => {
            copy.textContent = text;
            return copy.getBoundingClientRect().width;
          });
          copy.remove();
          const padding = Number.parseFloat(paddingInlineStart) + Number.parseFloat(paddingInlineEnd);
          return Math.max(...widths) - (select.clientWidth - padding);
        });
      // Until the font has loaded, the widths are of the fallback.
      await expect.poll(missing).toBeLessThan(1);
    });
  });

  test("numbers in Arabic keep the digits of the server", async () => {
    await visit(desktop, async (visitor) => {
      await visitor.open("/product/facet", "ar");
      await visitor.hydrated();
      const digits = await visitor.read(() => document.querySelector("main")!.textContent.match(/[٠-٩]/g));
      expect(digits).toBeNull();
    });
  });

  test("the product picture is inside its frame, is enlarged by the first click and is changed by keys", async () => {
    await visit(desktop, async (visitor) => {
      await visitor.open("/product/facet");
      const outside = await visitor.read(() => {
        const frame = document.querySelector(".picture-gallery__stage")!.getBoundingClientRect();
        const picture = document.querySelector(".picture-gallery__picture")!.getBoundingClientRect();
        return Math.max(frame.top - picture.top, picture.bottom - frame.bottom);
      });
      expect(outside).toBeLessThan(0);
      await visitor.click(".picture-gallery__stage");
      await visitor.shows("dialog.zoom-dialog__root[open]");
      await visitor.shows({ in: ".zoom-dialog__count", named: "Picture 1 of 7" });
      await visitor.driver.press("ArrowRight");
      await visitor.shows({ in: ".zoom-dialog__count", named: "Picture 2 of 7" });
      await visitor.driver.press("Escape");
      await visitor.hides("dialog.zoom-dialog__root[open]");

      await visitor.click(".choice-panels__choice:nth-of-type(2)");
      await visitor.driver.press("ArrowRight");
      const ring = () =>
        visitor.read(() => {
          const choice = document.activeElement!.closest(".choice-panels__choice")!;
          const { value } = document.activeElement as HTMLInputElement;
          return [value.replace(/.*\//, ""), getComputedStyle(choice).outlineStyle];
        });
      await expect.poll(ring).toEqual([expect.stringMatching(/webp$/), "solid"]);
    });
  });

  test.each([desktop, phone])("a form shows its errors in view, and is sent, $width px", async (window) => {
    await visit(window, async (visitor) => {
      await visitor.open("/help");
      await visitor.driver.press("Shift");
      await visitor.click({ in: ".cookie-notice__root button", named: "Decline" });
      await visitor.fill("#contact-name", "Ada");
      await visitor.fill("#contact-email", "ada@");
      await visitor.fill("#contact-message", "Hello");
      await expect.poll(() => visitor.read(() => performance.now())).toBeGreaterThan(leastElapsed);
      await visitor.click("#form-contact button[type=submit]");
      await visitor.shows("#form-contact [role=alert]");
      const focus = () =>
        visitor.read(() => {
          const field = document.activeElement as HTMLInputElement;
          const label = (field.labels?.[0] ?? field).getBoundingClientRect();
          const header = document.querySelector("header")!.getBoundingClientRect();
          const isClear =
            label.top >= header.bottom - 1 && field.getBoundingClientRect().bottom <= innerHeight;
          return `${field.id}: ${isClear}`;
        });
      await expect.poll(focus).toBe("contact-email: true");
      await visitor.click("#contact-email");
      await visitor.driver.press("End");
      await visitor.type("example.org");
      await visitor.click("#form-contact button[type=submit]");
      await visitor.shows("#form-contact > [role=status]");
    });
  });

  test("the map is interactive, or its drawing and the list are shown", async () => {
    await visit(desktop, async (visitor) => {
      await visitor.open("/where-to-buy");
      await visitor.driver.press("Shift");
      const moves = await visitor.read(() => document.createElement("canvas").getContext("webgl2") !== null);
      await visitor.shows(moves ? ".maplibregl-canvas" : ".pin-map__drawing");
      await visitor.shows("main li[id]");
    });
  });

  test("the catalog can be read in the page", async () => {
    await visit(desktop, async (visitor) => {
      await visitor.open("/catalogue");
      await visitor.hydrated();
      await visitor.click({ in: "main a", named: "Read the catalog" });
      await visitor.shows("main [role=group] canvas");
      await visitor.driver.press("ArrowRight");
      await visitor.shows({ in: "main [role=status]", named: "Pages 2 and 3" });
      const hasInk = () =>
        visitor.read(() => {
          const canvas = document.querySelector<HTMLCanvasElement>("main [role=group] canvas");
          const { data } = canvas!.getContext("2d")!.getImageData(0, 0, canvas!.width, canvas!.height);
          return new Set(data).size > 16;
        });
      await expect.poll(hasInk).toBe(true);
    });
  });

  test.each([
    ["en", phone],
    ["en", desktop],
    ["uk", phone],
    ["el", desktop],
    ["kz", phone],
  ] as const)("on %s no page scrolls sideways or lacks a picture, window %o", async (code, window) => {
    const wide: string[] = [];
    await visit(window, async (visitor) => {
      for (const path of ["/", "/category/mice", "/product/facet", "/where-to-buy", "/faq", "/nope"]) {
        await visitor.open(path, code);
        await visitor.driver.press("Shift");
        await visitor.read(async () => {
          for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
            scrollTo({ top, left: 100, behavior: "instant" });
            await new Promise((resolve) => setTimeout(resolve, 100));
          }
        });
        if ((await visitor.read(() => scrollX)) > 0) wide.push(path);
        expect(await visitor.complaints()).toEqual([]);
      }
    });
    expect(wide).toEqual([]);
  });

  test("no third party is contacted before consent", async () => {
    const proxy = await startCountingProxy();
    const own = createEngines()[name];
    const driver = await own.visit({ window: desktop, proxy: proxy.address });
    try {
      const visitor = new Visitor(driver, address);
      // Verifies that the proxy records requests.
      await driver.open("data:text/html,<img src='http://other.example/'>");
      await expect.poll(() => proxy.hosts).toContain("other.example");
      proxy.hosts.length = 0;

      for (const path of ["/", "/product/facet", "/where-to-buy", "/journal", "/catalogue", "/help"]) {
        await visitor.open(path);
        await driver.press("Shift");
        await sleep(3_000);
      }
      const isOther = (host: string) => !/localhost|127\.0\.0\.1/.test(host) && !own.ownHosts.includes(host);
      expect(proxy.hosts.filter(isOther)).toEqual([]);
    } finally {
      await driver.close();
      await own.stop();
      proxy.stop();
    }
  });
});
