import { customType } from "drizzle-orm/pg-core";

/** A string of zeros and ones; bit 0 comes first. */
export const bitmap = customType<{ data: string }>({ dataType: () => "bit varying" });
