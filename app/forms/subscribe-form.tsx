import type { ReactNode } from "react";

import { subscriptionPath } from "#app/site/subscription-address.ts";
import { TextField } from "#app/ui/text-field.tsx";
import { button, form } from "#styled-system/recipes";

import { guardFields, maxEmailLength, type SubscriptionTopic } from "./form-constants.ts";

type SubscribeFormProps = {
  topic: SubscriptionTopic;
  product?: string;
  /** Item number. */
  variant?: string;
  label: string;
  hint?: ReactNode;
  submit: ReactNode;
};

/** The short form on other pages, which needs no script. Its page shows the result, and errors in the long form. */
export function SubscribeForm({ topic, product, variant, label, hint, submit }: SubscribeFormProps) {
  const styles = form();
  return (
    <form method="post" action={`${subscriptionPath}#form-subscription`} className={styles.root}>
      <input type="hidden" name="form" value="subscription" />
      <input type="hidden" name="topic" value={topic} />
      {product && <input type="hidden" name="product" value={product} />}
      {variant && <input type="hidden" name="variant" value={variant} />}
      <div aria-hidden="true" className={styles.honeypot}>
        <input type="text" name={guardFields.honeypot} tabIndex={-1} autoComplete="off" />
      </div>
      <TextField
        type="email"
        name="email"
        label={label}
        autoComplete="email"
        maxLength={maxEmailLength}
        required
      />
      {hint && <p className={styles.hint}>{hint}</p>}
      <button type="submit" className={button()}>
        {submit}
      </button>
    </form>
  );
}
