import { Trans } from "@lingui/react/macro";
import { Link, useRouter } from "@tanstack/react-router";

import { button, errorPage } from "#styled-system/recipes";

/**
 * The page for anything that failed. The reason is in the log under the request's id, and is shown
 * only where the message was written for visitors (`UnknownMiddlewareError`).
 */
export function ErrorPage() {
  const router = useRouter();
  const styles = errorPage();
  return (
    <div className={styles.root}>
      <p className={styles.graphic} role="presentation">
        <span className={styles.oops}>500</span>
      </p>
      <h1 className={styles.oops}>
        <Trans>Oops</Trans>
      </h1>
      <p className={styles.text}>
        <Trans>Something went wrong on our side. Please try again in a moment.</Trans>
      </p>
      <Link to="/" className={button()} onClick={() => void router.invalidate()}>
        <Trans>Back to home</Trans>
      </Link>
    </div>
  );
}
