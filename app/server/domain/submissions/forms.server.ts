import type * as v from "valibot";

import { contactSchema } from "#app/forms/contact.schema.ts";
import { invitationSchema } from "#app/forms/invitation.schema.ts";
import type { FormSchema } from "#app/forms/schema-facts.ts";
import { serviceSchema } from "#app/forms/service.schema.ts";
import type { SubmissionKind } from "#app/forms/submission-kinds.ts";

import type { RequestScope } from "../../scope/request-scope.ts";
import { readServiceOptions } from "./service-options.server.ts";

export type Values = Record<string, string>;

type Schema = FormSchema<Record<string, v.GenericSchema<string>>>;

type Form = {
  fields: readonly string[];
  letter: string;
  acceptsFiles: boolean;
  schema: (scope: RequestScope) => Schema | Promise<Schema>;
};

const fieldsOf = ({ entries }: Pick<FormSchema, "entries">) => Object.keys(entries);

export const forms: Record<SubmissionKind, Form> = {
  contact: {
    fields: fieldsOf(contactSchema),
    letter: "C",
    acceptsFiles: false,
    schema: () => contactSchema,
  },
  service: {
    fields: fieldsOf(serviceSchema({ countries: [], products: [] })),
    letter: "S",
    acceptsFiles: true,
    schema: async (scope) => {
      const { countries, families } = await readServiceOptions(scope);
      return serviceSchema({
        countries: countries.map(({ code }) => code),
        products: families.flatMap(({ products }) => products.map(({ slug }) => slug)),
      });
    },
  },
  invitation: {
    fields: fieldsOf(invitationSchema),
    letter: "A",
    acceptsFiles: false,
    schema: () => invitationSchema,
  },
};
