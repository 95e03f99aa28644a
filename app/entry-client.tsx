import { StartClient } from "@tanstack/react-start/client";
import { StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";

import { askConsent } from "./boot/ask-consent.ts";
import { rememberLocale } from "./boot/locale-cookie.ts";
import { keepEventsNative } from "./boot/native-events.ts";
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

const takeEvents = keepEventsNative();

function Application() {
  useEffect(takeEvents, []);
  return <StartClient />;
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Application />
    </StrictMode>,
  );
});
