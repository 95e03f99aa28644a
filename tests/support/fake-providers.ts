/** Fakes of tag manager, session analytics, chat, CDN and logo server for browser tests. */
import type { Page } from "playwright-core";

import { type FakeServer, json, type Question, type Reply, startFakeServer } from "./fake-server.ts";

const logo = `<svg xmlns="http://www.w3.org/2000/svg" width="264" height="84" viewBox="0 0 264 84"><path fill="#b647ff" d="M0 0h264v84H0z"/></svg>`;

const script = (body: string): Reply => ({ status: 200, type: "text/javascript", body });

/** First actions of the real scripts: register themselves, set a cookie, send a report, open a frame. */
const scripts: Record<string, string> = {
  "www.googletagmanager.com/gtm.js": `
    globalThis.fired = [...(globalThis.fired ?? []), "tag manager"];
    document.cookie = "_ga=GA1; Path=/";
    fetch("https://www.google-analytics.com/g/collect?v=2", { method: "POST", mode: "no-cors", body: "{}" });
    new Image().src = "https://www.googletagmanager.com/a?id=GTM";`,
  "www.clarity.ms/tag/": `
    globalThis.fired = [...(globalThis.fired ?? []), "session analytics"];
    document.cookie = "_clck=1; Path=/";
    fetch("https://k.clarity.ms/collect", { method: "POST", mode: "no-cors", body: "{}" });`,
  "chat.example/widget.js": `
    globalThis.fired = [...(globalThis.fired ?? []), "chat"];
    const frame = document.createElement("iframe");
    frame.title = "Chat";
    frame.src = "https://chat.example/frame";
    document.body.append(frame);
    fetch("https://chat.example/session", { mode: "no-cors" });`,
};

function answer({ url }: Question): Reply {
  const address = url.pathname.slice(1);
  const found = Object.entries(scripts).find(([start]) => address.startsWith(start));
  if (found) return script(found[1]);
  if (address.endsWith(".svg")) return { status: 200, type: "image/svg+xml", body: logo };
  if (address === "chat.example/frame") return { status: 200, type: "text/html", body: "<p>Hello</p>" };
  return json(200, {}, { "access-control-allow-origin": "*" });
}

export type FakeProviders = {
  /** Requested hosts and paths of all other hosts. */
  asked: string[];
  stop: () => Promise<void>;
};

/**
 * @param site origin on this machine that has the pictures of the CDN. Other requests are left to routes added before.
 */
export async function fakeProviders(page: Page, site: string, cdn: string): Promise<FakeProviders> {
  const server: FakeServer = await startFakeServer(answer);
  const siteUrl = new URL(site);
  const asked: string[] = [];
  await page.context().route(
    (url) => !url.host.includes("localhost"),
    async (route) => {
      const { host, pathname, search } = new URL(route.request().url());
      asked.push(`${host}${pathname}`);
      if (host === "maps.googleapis.com") return route.fallback();
      const isMedia = host === cdn && pathname.startsWith("/media/");
      // Browsers resolve *.localhost themselves. Playwright's own fetch uses the system's DNS, which may not.
      const response = isMedia
        ? await route.fetch({
            url: `http://127.0.0.1:${siteUrl.port}${pathname}${search}`,
            headers: { ...route.request().headers(), host: siteUrl.host },
          })
        : await route.fetch({ url: `${server.url}/${host}${pathname}${search}` });
      return route.fulfill({ response });
    },
  );
  return { asked, stop: server.stop };
}
