import { channel } from "node:diagnostics_channel";

/** What the server could not do, as it was thrown: the development server shows it in the browser. */
const failures = channel("storefront:failure");

export const publishFailure = (error: unknown): void => {
  if (failures.hasSubscribers) failures.publish({ error });
};
