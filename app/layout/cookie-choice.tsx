import { Trans } from "@lingui/react/macro";

import { footer } from "#styled-system/recipes";

/** Withdraws the consent, on every page (`browser/boot/request-consent.ts`). Hidden where no script can run. */
export function CookieChoice() {
  return (
    <button type="button" data-consent="withdraw" className={footer().choice}>
      <Trans comment="menu">Change cookie choice</Trans>
    </button>
  );
}
