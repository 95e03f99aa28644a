import { declineConsent, giveConsent, hasChosen, withdrawConsent } from "../../site/cookie-consent.ts";

const choices: Record<string, () => void> = {
  accept: giveConsent,
  decline: declineConsent,
  withdraw: () => {
    withdrawConsent();
    // Loaded third-party scripts can only be removed by a reload.
    location.reload();
  },
};

/** In the browser, because cached pages are rendered without the visitor's cookies. */
export function requestConsent(): void {
  const notice = document.getElementById("cookie-notice");
  // Before the first layout: it restyles the root, and after fonts have loaded that restyles all elements.
  if (notice && !hasChosen(document.cookie)) notice.hidden = false;
  // Captures before React, which stops clicks on content that is not hydrated yet.
  addEventListener("click", onClick, true);
  function onClick({ target }: Event) {
    const control = (target as Element).closest?.<HTMLElement>("[data-consent]");
    if (!control) return;
    if (notice) notice.hidden = true;
    choices[control.dataset["consent"]!]!();
  }
}
