import { Trans, useLingui } from "@lingui/react/macro";
import { useState, useSyncExternalStore } from "react";

import { giveConsent, hasAnswered } from "#app/site/cookie-consent.ts";
import { ContentLink } from "#app/ui/link.tsx";
import { button, cookieNotice } from "#styled-system/recipes";

const neverChanges = () => () => {};

/** Only the browser knows the visitor's cookies, so the server's HTML, which is shared, has no notice. */
export function CookieNotice() {
  const { t } = useLingui();
  const asks = useSyncExternalStore(
    neverChanges,
    () => !hasAnswered(document.cookie),
    () => false,
  );
  const [accepted, setAccepted] = useState(false);
  const styles = cookieNotice();
  if (!asks && !accepted) return null;
  const accept = () => {
    giveConsent();
    setAccepted(true);
  };
  return (
    // Hidden, not removed: the style sheet fades it out first.
    <section className={styles.root} aria-label={t`Cookie notice`} hidden={accepted}>
      <div className={styles.inner}>
        <p className={styles.text}>
          <Trans>Optional services load only after you accept. One cookie remembers your choice.</Trans>{" "}
          <ContentLink href="/privacy-policy" className={styles.link}>
            <Trans>More detailed</Trans>
          </ContentLink>
        </p>
        <button type="button" className={button({ size: "sm" })} onClick={accept}>
          <Trans>Accept</Trans>
        </button>
      </div>
    </section>
  );
}
