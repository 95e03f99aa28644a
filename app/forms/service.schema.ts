import * as v from "valibot";

import { attachmentField } from "./attachment-rules.ts";
import { attachmentsSchema } from "./attachments.schema.ts";
import { optionalText, requiredConsent, requiredEmail, requiredName, requiredText } from "./fields.schema.ts";

type Choices = { countries: readonly string[]; products: readonly string[] };

const serviceEntries = ({ countries, products }: Choices) => ({
  name: requiredName(100),
  email: requiredEmail(200),
  phone: optionalText(40),
  country: v.picklist(countries, "required"),
  product: v.picklist(products, "required"),
  serial: optionalText(40),
  fault: requiredText(4_000),
  consent: requiredConsent,
});

/** Without the files, which the server validates itself. */
export const serviceSchema = (choices: Choices) => v.strictObject(serviceEntries(choices));

export const serviceFormSchema = (choices: Choices) =>
  v.strictObject({ ...serviceEntries(choices), [attachmentField]: attachmentsSchema });
