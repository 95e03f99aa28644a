import { setResponseStatus } from "@tanstack/react-start/server";

import type { SubmissionResult } from "#app/forms/submission-result.ts";
import { actionField, type SubscriptionView } from "#app/forms/subscription-view.ts";

import { confirmedTargets } from "../../outbound/delivery/delivery-targets.ts";
import { oneClick } from "../../outbound/mail/mail.ts";
import type { RequestScope } from "../../scope/request-scope.ts";
import { readForm } from "../../uploads/read-form.server.ts";
import { uploadFolder } from "../../uploads/unnamed-file.server.ts";
import { receivePost } from "./receive-submission.server.ts";
import { confirmSubscription, endSubscription } from "./subscription.repo.server.ts";
import { subscriptionView } from "./subscription.server.ts";

type Received = {
  submission?: SubmissionResult | undefined;
  subscription?: SubscriptionView;
  response?: Response;
};

/**
 * A post with a token comes from a button on the page or from a mail program. It is not limited: tokens cannot be
 * guessed, and mail programs of many receivers share few IP addresses.
 */
export async function receiveSubscription(
  request: Request,
  scope: RequestScope,
  token: string | undefined,
): Promise<Received> {
  if (token === undefined) return receivePost(request, scope);
  const { settings, database, delivery } = scope.runtime;
  const form = await readForm(request, { folder: uploadFolder(settings), keepFiles: false }).catch(
    (error: unknown) => {
      scope.log.info({ err: error }, "form could not be read");
    },
  );
  await form?.dispose();
  const [name, value] = oneClick;
  if (form?.fields.get(name) === value) {
    await endSubscription(database.db, token);
    delivery.wake();
    // Equal for every token, and not a redirect (RFC 8058).
    return { response: new Response(null, { status: 200 }) };
  }
  const action = form?.fields.get(actionField);
  if (action === "confirm") {
    const found = await confirmSubscription(database.db, token, (topic) => confirmedTargets(topic, settings));
    // After the commit: an import that commits meanwhile sees the confirmation, or is seen here.
    await delivery.stockChanged();
    return { subscription: await subscriptionView(scope, found) };
  }
  if (action === "end") {
    const found = await endSubscription(database.db, token);
    delivery.wake();
    return { subscription: await subscriptionView(scope, found) };
  }
  setResponseStatus(400);
  return {};
}
