import { type ComponentType, useContext, useEffect, useRef, useState } from "react";

import { markDispensable } from "#app/site/dispensable-imports.ts";
import type { SubmissionKind } from "#app/server/submissions/submission-kinds.ts";
import type { FieldError } from "#app/validation/messages.ts";

import type { FormClientProps } from "./form-client.tsx";
import { type Refusal, SubmissionResultContext } from "./submission-result.ts";

/** What is known of a form since its script took over from the server's answer. */
export type LiveForm = {
  errors: Record<string, FieldError>;
  refusal?: Refusal | undefined;
  /** Reference number of what was sent. */
  sent?: string;
  /** Number of the attempt to send it; after each the focus moves. */
  attempt: number;
};

/**
 * What became of a form of this kind on this page: by the server's word with the page, then by its script. The
 * script is loaded when a visitor first comes into the form; until then, and without it, the form is a native one.
 */
export function useSubmission(kind: SubmissionKind) {
  const given = useContext(SubmissionResultContext);
  const result = given?.form === kind ? given : undefined;
  const target = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const [Client, setClient] = useState<ComponentType<FormClientProps>>();
  const [live, setLive] = useState<LiveForm>();
  const attempt = live?.attempt ?? 0;

  useEffect(() => {
    const element = form.current;
    const load = () =>
      import("./form-client.tsx")
        .then(({ FormClient }) => setClient(() => FormClient))
        .catch(markDispensable);
    // The visitor may have come before the browser took the form over.
    if (element?.contains(document.activeElement)) void load();
    else element?.addEventListener("focusin", load, { once: true });
    return () => element?.removeEventListener("focusin", load);
  }, []);
  useEffect(() => {
    if (attempt === 0) return;
    const wrong = form.current?.querySelector<HTMLElement>("[aria-invalid=true]");
    (wrong ?? target.current)?.focus();
  }, [attempt]);

  const refused = result && result.status !== "sent" ? result : undefined;
  const sentByServer = result?.status === "sent" ? result.reference : undefined;
  return {
    target,
    form,
    Client,
    setLive,
    /** Whether the page, or its script, has something to say. */
    answered: result !== undefined || live !== undefined,
    sent: live ? live.sent : sentByServer,
    refusal: live ? live.refusal : refused?.status,
    errors: (live ?? refused)?.errors ?? {},
    /** What the fields hold when the page is drawn. */
    values: refused?.values,
    sendingKey: refused?.sendingKey,
  };
}
