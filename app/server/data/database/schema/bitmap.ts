import { customType } from "drizzle-orm/pg-core";

/** One bit for each thing of a numbered list, written as a text of zeros and ones; the first is bit 0. */
export const bitmap = customType<{ data: string }>({ dataType: () => "bit varying" });
