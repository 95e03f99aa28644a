import * as v from "valibot";

import { requiredEmail, requiredName, requiredText } from "./fields.schema.ts";

export const contactSchema = v.strictObject({
  name: requiredName(100),
  email: requiredEmail(200),
  message: requiredText(4_000),
});
