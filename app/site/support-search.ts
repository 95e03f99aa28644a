import * as v from "valibot";

import { choiceField, slugField } from "./search-fields.ts";
import { schemaField, textField } from "./text-fields.ts";

export const downloadKinds = ["manual", "software", "firmware", "profile"] as const;
export type DownloadKind = (typeof downloadKinds)[number];

export const systemNames = { windows: "Windows", macos: "macOS", linux: "Linux" } as const;
export type DownloadSystem = keyof typeof systemNames;
export const downloadSystems = Object.keys(systemNames) as DownloadSystem[];

export const downloadSearch = v.object({
  /** Name or SKU of a product, or words of the title. */
  q: textField,
  kind: choiceField(downloadKinds),
  system: choiceField(downloadSystems),
});
export type DownloadSearch = v.InferOutput<typeof downloadSearch>;

export const downloadSearchOf = (search: Record<string, unknown>): DownloadSearch =>
  v.parse(downloadSearch, search);

/** Characters, for example of `EN IEC 62368-1:2020`. */
export const maxStandard = 60;

export const certificateSearch = v.object({
  family: slugField,
  product: slugField,
  model: textField,
  standard: schemaField(v.pipe(v.string(), v.minLength(1), v.maxLength(maxStandard))),
});
export type CertificateSearch = v.InferOutput<typeof certificateSearch>;

export const certificateSearchOf = (search: Record<string, unknown>): CertificateSearch =>
  v.parse(certificateSearch, search);
