import { channel } from "node:diagnostics_channel";

const failures = channel("storefront:failure");

export const publishFailure = (error: unknown): void => {
  if (failures.hasSubscribers) failures.publish({ error });
};
