import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";

import { SubscribeForm } from "#app/forms/subscribe-form.tsx";
import { subscriptionForm } from "#app/forms/subscription.form.ts";
import { actionField, type SubscriptionAction, type SubscriptionView } from "#app/forms/subscription-view.ts";
import { Section } from "#app/ui/section.tsx";
import { button, form } from "#styled-system/recipes";

/** Target of the link in a mail. Only the button has an effect, because mail scanners open links. */
export function SubscriptionState({ subscription }: { subscription: SubscriptionView }) {
  const { t, i18n } = useLingui();
  if (subscription.state === "unknown")
    return (
      <>
        <Section
          title={t`This link is not valid`}
          text={t`Links to confirm work for two days. Please subscribe again.`}
          level="1"
        />
        {/* Posts to the page without the token. */}
        <Section
          title={t`Newsletter`}
          text={t`Enter your e-mail address. We send you an e-mail with a link to confirm it.`}
        >
          <SubscribeForm
            topic="newsletter"
            label={i18n._(subscriptionForm.fields.email.label)}
            submit={<Trans comment="button">Subscribe</Trans>}
          />
        </Section>
      </>
    );
  const { state, product } = subscription;
  if (state === "ended")
    return (
      <Section
        title={t`You are unsubscribed`}
        text={t`We have deleted your address and send you no further e-mail.`}
        level="1"
      />
    );
  if (state === "pending")
    return (
      <Section
        title={t`Confirm your subscription`}
        text={
          product === undefined
            ? t`Press the button to receive our newsletter.`
            : t`Press the button to receive one e-mail when this product is back in stock: ${product}.`
        }
        level="1"
      >
        <ActionForm action="confirm">
          <Trans comment="button">Confirm</Trans>
        </ActionForm>
      </Section>
    );
  return (
    <Section
      title={t`You are subscribed`}
      text={
        product === undefined
          ? t`Your address is confirmed. You receive our newsletter.`
          : t`Your address is confirmed. You receive one e-mail when this product is back in stock: ${product}.`
      }
      level="1"
    >
      <ActionForm action="end">
        <Trans comment="button">Unsubscribe</Trans>
      </ActionForm>
    </Section>
  );
}

/** Posts to the URL of the page, which contains the token. */
function ActionForm({ action, children }: { action: SubscriptionAction; children: ReactNode }) {
  return (
    <form method="post" className={form().root}>
      <button type="submit" name={actionField} value={action} className={button()}>
        {children}
      </button>
    </form>
  );
}
