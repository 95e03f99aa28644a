import { StartClient } from "@tanstack/react-start/client";
import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";

import { requestConsent } from "./browser/boot/request-consent.ts";
import { rememberLocale } from "./browser/boot/locale-cookie.ts";
import { reloadOnChunkFailure } from "./browser/chunk-reload.ts";
import { noticeSwipes } from "./browser/motion.ts";
import { keepPlaceWhenLeft } from "./browser/returned-page.ts";

reloadOnChunkFailure();
noticeSwipes();
keepPlaceWhenLeft();

// Development pages have no boot script and no fonts.
if (import.meta.env.DEV) {
  void import("virtual:fonts.css");
  requestConsent();
  rememberLocale();
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <StartClient />
    </StrictMode>,
  );
});
