import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** Title and description of the list of all products. */
export const catalogHead = (i18n: I18n) => ({
  title: i18n._(msg`Products`),
  description: i18n._(
    msg`All gaming peripherals by category: mice, keyboards, headsets, mouse pads, streaming and accessories.`,
  ),
});
