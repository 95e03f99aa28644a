import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";

import type { ProductDetail } from "#app/server/domain/catalog/catalog.functions.ts";
import { button, successorNotice } from "#styled-system/recipes";

type SuccessorNoticeProps = Pick<ProductDetail, "successor">;

/** Replaces the shops on the page of a discontinued product. */
export function SuccessorNotice({ successor }: SuccessorNoticeProps) {
  const styles = successorNotice();
  const name = successor?.name;
  return (
    <div className={styles.root}>
      <p>
        <Trans>This product is no longer made.</Trans>
      </p>
      {successor && (
        <Link to="/product/$slug" params={{ slug: successor.slug }} className={button({ size: "xl" })}>
          <Trans>See its successor, {name}</Trans>
        </Link>
      )}
    </div>
  );
}
