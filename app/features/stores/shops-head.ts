import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";

export const shopsHead = (i18n: I18n) => ({
  title: i18n._(msg`Where to buy`),
  description: i18n._(msg`Shops near you and online shops that deliver, by country.`),
});
