import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";

import type { ServiceOptions } from "#app/server/domain/submissions/service-options.server.ts";
import { Parts } from "#app/ui/parts.tsx";
import { Section } from "#app/ui/section.tsx";

import { found } from "#styled-system/recipes";

import { ServiceForm } from "./service-form.tsx";
import { ServiceProgressLink } from "./service-progress-link.tsx";
import { serviceCentersHead } from "./support-heads.ts";

type ServiceCentersScreenProps = {
  children: ReactNode;
  pickup: ReactNode;
  options: ServiceOptions;
};

export function ServiceCentersScreen({ children, pickup, options }: ServiceCentersScreenProps) {
  const { i18n, t } = useLingui();
  const { title, description } = serviceCentersHead(i18n);
  return (
    <Parts>
      <Section title={title} text={description} level="1">
        {children}
      </Section>
      {pickup}
      <Section
        title={t`Request a repair`}
        text={t`Describe the fault, and we will tell you the next step and the service center nearest to you.`}
      >
        <div className={found().root}>
          <ServiceForm options={options} />
          <ServiceProgressLink />
        </div>
      </Section>
    </Parts>
  );
}
