import { Trans } from "@lingui/react/macro";
import { type ErrorComponentProps, Link, useRouter } from "@tanstack/react-router";

import { errorStatus } from "#app/site/error-status.ts";
import { button, errorPage } from "#styled-system/recipes";

import { ErrorPageBoundary } from "./error-boundary.tsx";
import { NotFoundPage } from "./not-found-page.tsx";

/** Server function errors are sanitized by `report-error.server.ts`, so the message is safe to show. It has the request id. */
export function ErrorPage({ error }: ErrorComponentProps) {
  const status = errorStatus(error);
  return (
    <ErrorPageBoundary>
      {status === 404 ? <NotFoundPage /> : <FailurePage status={status} error={error} />}
    </ErrorPageBoundary>
  );
}

function FailurePage({ status, error }: { status: number; error: unknown }) {
  const router = useRouter();
  const styles = errorPage();
  return (
    <div className={styles.root}>
      <p className={styles.code} aria-hidden="true">
        {status}
      </p>
      <h1 className={styles.oops}>
        <Trans>Oops</Trans>
      </h1>
      <p className={styles.text}>
        <Trans>Something went wrong on our side. Please try again in a moment.</Trans>
      </p>
      {error instanceof Error && <p className={styles.text}>{error.message}</p>}
      <Link to="/" className={button()} onClick={() => void router.invalidate()}>
        <Trans comment="button">Back to home</Trans>
      </Link>
    </div>
  );
}
