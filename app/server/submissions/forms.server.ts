import type * as v from "valibot";

import type { RequestScope } from "../http/request-scope.server.ts";
import { contactFields, contactLimits, contactSchema } from "./contact.schema.ts";
import { invitationFields, invitationLimits, invitationSchema } from "./invitation.schema.ts";
import { serviceFields, serviceLimits, serviceSchema } from "./service.schema.ts";
import { readServiceOptions } from "./service-options.server.ts";
import type { SubmissionKind } from "./submission-kinds.ts";

export type Values = Record<string, string>;

type Schema = v.GenericSchema<unknown, Values>;

type Form = {
  fields: readonly string[];
  /** Characters. */
  limits: Readonly<Record<string, number>>;
  /** First letter of the reference number. */
  letter: string;
  /** Whether files may come with it. */
  takesFiles: boolean;
  schema: (scope: RequestScope) => Schema | Promise<Schema>;
};

export const forms: Record<SubmissionKind, Form> = {
  contact: {
    fields: contactFields,
    limits: contactLimits,
    letter: "C",
    takesFiles: false,
    schema: () => contactSchema,
  },
  service: {
    fields: serviceFields,
    limits: serviceLimits,
    letter: "S",
    takesFiles: true,
    schema: async (scope) => {
      const { countries, families } = await readServiceOptions(scope);
      return serviceSchema({
        countries: countries.map(({ code }) => code),
        products: families.flatMap(({ products }) => products.map(({ slug }) => slug)),
      });
    },
  },
  invitation: {
    fields: invitationFields,
    limits: invitationLimits,
    letter: "A",
    takesFiles: false,
    schema: () => invitationSchema,
  },
};
