import { giveConsent, hasChosen } from "../../site/cookie-consent.ts";

/** Shows the cookie notice to whoever has not answered it. Only the browser knows the visitor's cookies. */
export function requestConsent(): void {
  const notice = document.getElementById("cookie-notice");
  if (!notice || hasChosen(document.cookie)) return;
  // After the first paint, in a task of its own.
  requestAnimationFrame(() => setTimeout(() => (notice.hidden = false)));
  // Before React, which ends the way of a click on what it has not hydrated yet.
  addEventListener("click", onClick, true);
  function onClick({ target }: Event) {
    if (!notice!.querySelector("button")!.contains(target as Node)) return;
    removeEventListener("click", onClick, true);
    giveConsent();
    // The style sheet fades it out first.
    notice!.hidden = true;
  }
}
