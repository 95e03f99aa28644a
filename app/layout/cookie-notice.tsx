import { Trans, useLingui } from "@lingui/react/macro";

import { ContentLink } from "#app/ui/link.tsx";
import { button, cookieNotice } from "#styled-system/recipes";

/** Hidden in the cached HTML. `browser/boot/request-consent.ts` shows it and handles the choice before hydration. */
export function CookieNotice() {
  const { t } = useLingui();
  const styles = cookieNotice();
  return (
    <section
      id="cookie-notice"
      className={styles.root}
      aria-label={t`Cookie notice`}
      data-nosnippet=""
      hidden
      suppressHydrationWarning
    >
      <div className={styles.inner}>
        <p className={styles.text}>
          <Trans>Optional services load only after you accept. One cookie remembers your choice.</Trans>{" "}
          <ContentLink href="/privacy-policy" className={styles.link}>
            <Trans comment="link to the page about cookies">More details</Trans>
          </ContentLink>
        </p>
        <div className={styles.choices}>
          <button type="button" data-consent="accept" className={button({ size: "sm" })}>
            <Trans comment="button">Accept</Trans>
          </button>
          <button type="button" data-consent="decline" className={button({ size: "sm" })}>
            <Trans comment="button">Decline</Trans>
          </button>
        </div>
      </div>
    </section>
  );
}
