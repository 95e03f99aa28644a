import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";

import { SubscribeForm } from "#app/forms/subscribe-form.tsx";
import { Section } from "#app/ui/section.tsx";

import type { BlockView } from "../block-view.ts";

export function Newsletter({ block }: { block: BlockView<"newsletter"> }) {
  const { t } = useLingui();
  return (
    <Section title={block.title} text={block.text} tone={block.tone} layout="split">
      <SubscribeForm
        topic="newsletter"
        label={t`E-mail`}
        hint={
          <Trans>
            We send you an e-mail with a link to confirm. You can unsubscribe at any time, as our{" "}
            <Link to="/$slug" params={{ slug: "privacy-policy" }}>
              privacy policy
            </Link>{" "}
            describes.
          </Trans>
        }
        submit={<Trans comment="button">Subscribe</Trans>}
      />
    </Section>
  );
}
