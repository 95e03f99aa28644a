import { Component, type ReactNode } from "react";

import { errorFallback } from "#app/site/error-fallback.ts";
import { errorPage } from "#styled-system/recipes";

type State = { failure?: { message: string } };

/** Around the error page: when it fails too, this is all that is left to say. */
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

/** The same words as the server's (`handle-request.server.ts`); a plain link, for the router may be broken. */
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
