/** Schemas of the files below `content/sites/<code>`, which contain the fields that a site overrides. */
import * as v from "valibot";

import { categoryEntry } from "./entries.schema.ts";
import { productEntry } from "./product.schema.ts";
import { brandFile, menusFile } from "./site.schema.ts";

/** By overridden file. Texts are in the language of the site and are not translated. */
export const overrideSchemas: Record<string, v.GenericSchema<unknown, Record<string, unknown>>> = {
  "brand.yaml": v.partial(brandFile),
  "menus.yaml": v.partial(menusFile),
  "categories/*.yaml": v.partial(v.pick(categoryEntry, ["name", "description", "tips"])),
  "products/*.yaml": v.partial(
    v.pick(productEntry, ["name", "promise", "description", "features", "faq", "reviews", "safety"]),
  ),
};
