import * as v from "valibot";

import { slugsField } from "./search-fields.ts";

export const finderSearch = v.object({ answer: slugsField });
export type FinderSearch = v.InferOutput<typeof finderSearch>;
