import { msg } from "@lingui/core/macro";
import * as v from "valibot";

import { requiredEmail, requiredText } from "./fields.schema.ts";
import type { FormDefinition } from "./form-definition.ts";
import { serviceReference } from "./reference.ts";

export const progressForm = {
  kind: "progress",
  fields: {
    reference: {
      label: msg`Reference number`,
      input: "text",
      rule: v.pipe(
        requiredText(40),
        v.transform(serviceReference.normalize),
        v.regex(serviceReference.pattern, "reference"),
      ),
      autoComplete: "off",
      half: true,
    },
    email: {
      label: msg`E-mail`,
      input: "email",
      rule: requiredEmail(200),
      autoComplete: "email",
      half: true,
    },
  },
} satisfies FormDefinition;
