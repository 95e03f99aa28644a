import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";

import { found } from "#styled-system/recipes";
import { InSection } from "#app/ui/in-section.tsx";

export function ServiceProgressLink() {
  return (
    <InSection section="service">
      <p className={found().notice}>
        <Link to="/service-request">
          <Trans>Check the status of your request</Trans>
        </Link>
      </p>
    </InSection>
  );
}
