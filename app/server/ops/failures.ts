import { channel } from "node:diagnostics_channel";

/** The development server shows these errors in the browser. */
const failures = channel("storefront:failure");

export const publishFailure = (error: unknown): void => {
  if (failures.hasSubscribers) failures.publish({ error });
};
