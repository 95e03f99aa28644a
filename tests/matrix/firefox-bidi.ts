import type { Browser } from "playwright-core";

const command = "emulation.setMediaFeaturesOverride";

type Session = { send: (method: string, parameters: object) => Promise<unknown> };
type Internals = { _connection: { toImpl: (browser: Browser) => { _browserSession: Session } } };

/**
 * Playwright 1.65 sends a command to every new context that Firefox ESR 153 does not support, and then closes the
 * context. No check needs it: without it, a page has the browser's color scheme, which is light.
 */
export function withoutMediaFeatures(browser: Browser): Browser {
  const { _connection: connection } = browser as unknown as Internals;
  const { _browserSession: session } = connection.toImpl(browser);
  const send = session.send.bind(session);
  session.send = (method, parameters) =>
    method === command
      ? send(method, parameters).catch((error: unknown) => {
          if (!/unknown command/.test(String(error))) throw error;
        })
      : send(method, parameters);
  return browser;
}
