import { msg } from "@lingui/core/macro";

export const fieldLabels = {
  name: msg`Name`,
  email: msg`E-mail`,
  phone: msg`Telephone (optional)`,
  country: msg`Country`,
  product: msg`Product`,
  serial: msg`Serial number (optional)`,
  fault: msg`Description of the fault`,
  message: msg`Message`,
  award: msg`Award`,
  consent: msg`Consent`,
  files: msg`Photos or receipt (optional)`,
};

export type FieldName = keyof typeof fieldLabels;
