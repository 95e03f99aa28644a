import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

import type { ServiceState } from "./form-constants.ts";

const names: Record<ServiceState, MessageDescriptor> = {
  received: msg({ message: "Received", comment: "state of a service request" }),
  in_review: msg({ message: "Being examined", comment: "state of a service request" }),
  parts_ordered: msg({ message: "Parts ordered", comment: "state of a service request" }),
  repaired: msg({ message: "Repaired", comment: "state of a service request" }),
  sent_back: msg({ message: "Sent back to you", comment: "state of a service request" }),
  closed: msg({ message: "Closed", comment: "state of a service request" }),
};

export const serviceStateName = (i18n: I18n, state: ServiceState): string => i18n._(names[state]);
