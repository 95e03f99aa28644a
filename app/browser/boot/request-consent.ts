import { giveConsent, hasChosen } from "../../site/cookie-consent.ts";

/** In the browser, because cached pages are rendered without the visitor's cookies. */
export function requestConsent(): void {
  const notice = document.getElementById("cookie-notice");
  if (!notice || hasChosen(document.cookie)) return;
  requestAnimationFrame(() => setTimeout(() => (notice.hidden = false)));
  // Captures before React, which stops clicks on content that is not hydrated yet.
  addEventListener("click", onClick, true);
  function onClick({ target }: Event) {
    if (!notice!.querySelector("button")!.contains(target as Node)) return;
    removeEventListener("click", onClick, true);
    giveConsent();
    notice!.hidden = true;
  }
}
