import { Trans } from "@lingui/react/macro";
import { useSyncExternalStore } from "react";

import { hasChosen, watchConsent, withdrawConsent } from "#app/site/cookie-consent.ts";
import { footer } from "#styled-system/recipes";

/** Takes back the answer to the cookie notice, which then asks again. Only the browser knows the answer. */
export function CookieChoice() {
  const answered = useSyncExternalStore(
    watchConsent,
    () => hasChosen(document.cookie),
    () => false,
  );
  if (!answered) return null;
  // What other providers have loaded goes only with the page.
  const ask = () => {
    withdrawConsent();
    location.reload();
  };
  return (
    <li>
      <button type="button" className={footer().link} onClick={ask}>
        <Trans comment="menu">Change cookie choice</Trans>
      </button>
    </li>
  );
}
