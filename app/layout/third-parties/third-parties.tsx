import { useEffect, useSyncExternalStore } from "react";

import { readConsent, watchConsent } from "#app/site/cookie-consent.ts";
import type { Services } from "#app/site/services.ts";

import { loadScript, startTagManager } from "./tag-manager.ts";
import { startSessionAnalytics } from "./session-analytics.ts";

/** Loads the configured third-party services after the visitor's consent. */
export function ThirdParties({ services }: { services: Services }) {
  const consent = useSyncExternalStore(watchConsent, readConsent, () => false);
  const { tagManager, sessionAnalytics, chat } = services;
  useEffect(() => {
    if (consent && tagManager) startTagManager(tagManager);
  }, [consent, tagManager]);
  useEffect(() => {
    if (consent && sessionAnalytics) startSessionAnalytics(sessionAnalytics);
  }, [consent, sessionAnalytics]);
  useEffect(() => {
    if (consent && chat) loadScript(chat);
  }, [consent, chat]);
  return null;
}
