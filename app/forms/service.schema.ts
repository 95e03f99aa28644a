import * as v from "valibot";

import { attachmentField } from "./attachment-rules.ts";
import { attachmentsSchema } from "./attachments.schema.ts";
import { optionalText, requiredConsent, requiredEmail, requiredName, requiredText } from "./fields.schema.ts";

/** Codes of countries and slugs of products that the form offers. */
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

/** The fields without the files, into which the server looks itself. */
export const serviceSchema = (choices: Choices) => v.strictObject(serviceEntries(choices));

/** The form as browsers have it. */
export const serviceFormSchema = (choices: Choices) =>
  v.strictObject({ ...serviceEntries(choices), [attachmentField]: attachmentsSchema });
