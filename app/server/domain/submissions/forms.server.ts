import { textSchemaOf } from "#app/forms/form-definition.ts";
import { forms } from "#app/forms/forms.ts";
import type { FormKind } from "#app/forms/form-constants.ts";

import type { RequestScope } from "../../scope/request-scope.ts";
import { readServiceOptions } from "./service-options.server.ts";

export const hasFiles = (kind: FormKind): boolean =>
  Object.values(forms[kind].fields).some(({ input }) => input === "files");

/** The lists of select fields are read for each submission: content may have changed since the page was rendered. */
export async function readTextSchema(kind: FormKind, scope: RequestScope) {
  const form = forms[kind];
  const hasLists = Object.values(form.fields).some(({ input }) => input === "select");
  return textSchemaOf(form, hasLists ? await readServiceOptions(scope) : {});
}
