import { Trans, useLingui } from "@lingui/react/macro";
import { useState, useSyncExternalStore } from "react";

import { ContentLink } from "#app/ui/link.tsx";
import { button, cookieNotice } from "#styled-system/recipes";

import { acceptedCookie, hasAccepted } from "./cookie-consent.ts";

const neverChanges = () => () => {};

/** Only the browser knows the visitor's cookies, so the server's HTML, which is shared, has no notice. */
export function CookieNotice() {
  const { t } = useLingui();
  const asks = useSyncExternalStore(
    neverChanges,
    () => !hasAccepted(document.cookie),
    () => false,
  );
  const [accepted, setAccepted] = useState(false);
  const styles = cookieNotice();
  if (!asks && !accepted) return null;
  const accept = () => {
    document.cookie = acceptedCookie;
    setAccepted(true);
  };
  return (
    // Hidden, not removed: the style sheet fades it out first.
    <section className={styles.root} aria-label={t`Cookie notice`} hidden={accepted}>
      <div className={styles.inner}>
        <p>
          <Trans>We use cookies to make this site work and to understand how it is used.</Trans>{" "}
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
