import { useEffect, useSyncExternalStore } from "react";

import { type Choice, readChoice, watchChoice } from "#app/site/cookie-consent.ts";
import type { Services } from "#app/site/services.ts";

import { denyByDefault, loadScript, startTagManager, updateConsent } from "./tag-manager.ts";
import { startSessionAnalytics } from "./session-analytics.ts";

export function ThirdParties({ services }: { services: Services }) {
  const choice = useSyncExternalStore<Choice>(watchChoice, readChoice, () => undefined);
  const consent = choice === "granted";
  const { tagManager, sessionAnalytics, chat } = services;
  useEffect(() => {
    if (!tagManager) return;
    denyByDefault();
    if (choice) updateConsent(consent);
    if (consent) startTagManager(tagManager);
  }, [choice, consent, tagManager]);
  useEffect(() => {
    if (consent && sessionAnalytics) startSessionAnalytics(sessionAnalytics);
  }, [consent, sessionAnalytics]);
  useEffect(() => {
    if (consent && chat) loadScript(chat);
  }, [consent, chat]);
  return null;
}
