import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";

import { found } from "#styled-system/recipes";

export function ServiceProgressLink() {
  return (
    <p className={found().notice}>
      <Link to="/service-request">
        <Trans>Check the status of your request</Trans>
      </Link>
    </p>
  );
}
