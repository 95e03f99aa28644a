import { Trans } from "@lingui/react/macro";
import { useSyncExternalStore } from "react";

import { hasChosen, watchConsent, withdrawConsent } from "#app/site/cookie-consent.ts";
import { footer } from "#styled-system/recipes";

/** Withdraws the consent. Rendered in the browser only, because the server does not read the cookie. */
export function CookieChoice() {
  const hasChoice = useSyncExternalStore(
    watchConsent,
    () => hasChosen(document.cookie),
    () => false,
  );
  if (!hasChoice) return null;
  // Loaded third-party scripts can only be removed by a reload.
  const resetChoice = () => {
    withdrawConsent();
    location.reload();
  };
  return (
    <li>
      <button type="button" className={footer().link} onClick={resetChoice}>
        <Trans comment="menu">Change cookie choice</Trans>
      </button>
    </li>
  );
}
