import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";

import { form } from "#styled-system/recipes";

import type { RejectionStatus } from "./submission-result.ts";

type RejectionNoticeProps = {
  status: RejectionStatus;
  invalidMessage: ReactNode;
  errors: { id: string; error: string | undefined }[];
};

export function RejectionNotice({ status, invalidMessage, errors }: RejectionNoticeProps) {
  const styles = form();
  const reasons: Record<RejectionStatus, ReactNode> = {
    invalid: invalidMessage,
    hasty: <Trans>Not sent yet. Please check what you have written and send it once more.</Trans>,
    unknown: (
      <Trans>
        We found no repair request with this reference number and this e-mail address. Please check both: the
        address is the one that you gave with the request.
      </Trans>
    ),
    limited: (
      <Trans>
        Not sent: too many forms have come from your connection. Please try again in an hour. What you have
        written is kept in the form.
      </Trans>
    ),
    unavailable: (
      <Trans>
        We received no response. Please send your message again in a minute: your text is kept, and the
        message will not arrive twice.
      </Trans>
    ),
  };
  return (
    <div role="alert" className={styles.alert}>
      <p>{reasons[status]}</p>
      {errors.length > 0 && (
        <ul className={styles.summary}>
          {errors.map(({ id, error }) => (
            <li key={id}>
              <a href={`#${id}`}>{error}</a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
