import { StartClient } from "@tanstack/react-start/client";
import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";

import { askConsent } from "./boot/ask-consent.ts";
import { rememberLocale } from "./boot/locale-cookie.ts";
import { reloadOnChunkFailure } from "./layout/behaviours/chunk-reload.ts";
import { noticeSwipes } from "./layout/behaviours/page-fade.ts";

reloadOnChunkFailure();
noticeSwipes();

// Pages of the development server have no boot script and no fonts.
if (import.meta.env.DEV) {
  void import("../styles/fonts/fonts.css");
  askConsent();
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
