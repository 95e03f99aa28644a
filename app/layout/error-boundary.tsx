import { Component, type ReactNode } from "react";

import { errorFallback } from "#app/site/error-status.ts";
import { errorPage } from "#styled-system/recipes";

type State = { failure?: { message: string } };

/** Catches errors of the error page itself. */
export class ErrorPageBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { message: error instanceof Error ? error.message : String(error) } };
  }

  override render() {
    const { failure } = this.state;
    return failure ? <ErrorPageFallback message={failure.message} /> : this.props.children;
  }
}

/** Same text as the server's fallback. A plain link, because the router may have failed. */
export function ErrorPageFallback({ message }: { message: string }) {
  const styles = errorPage();
  return (
    <div className={styles.root} lang="en" role="alert">
      <h1 className={styles.oops}>{errorFallback.title}</h1>
      <p className={styles.text}>{message}</p>
      <a href="/">{errorFallback.home}</a>
    </div>
  );
}
