import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";

import type { CertificateDetail } from "#app/server/domain/support/support.functions.ts";

export const certificatesHead = (i18n: I18n) => ({
  title: i18n._(msg`Certificates`),
  description: i18n._(
    msg`Declarations of conformity for our products, with the standards they were tested against.`,
  ),
});

export const certificateHead = (i18n: I18n, { title, summary }: CertificateDetail) => ({
  title,
  description: summary,
  above: [{ name: certificatesHead(i18n).title, path: "/certificates" }],
});

export const downloadsHead = (i18n: I18n) => ({
  title: i18n._(msg`Drivers and manuals`),
  description: i18n._(msg`Files for your product, with version, size, date and checksum.`),
});

export const serviceCentersHead = (i18n: I18n) => ({
  title: i18n._(msg`Service centers`),
  description: i18n._(msg`Addresses and phone numbers of the service centers, by country.`),
});

export const serviceProgressHead = (i18n: I18n) => ({
  title: i18n._(msg`Repair status`),
  description: i18n._(
    msg`Enter the reference number from our confirmation and the e-mail address that you gave with your request.`,
  ),
});

export const subscriptionHead = (i18n: I18n) => ({
  title: i18n._(msg`Newsletter and notifications`),
  description: i18n._(msg`Subscribe, confirm your address, or unsubscribe.`),
});
