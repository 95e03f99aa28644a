/** Every table, for the database client. */
export * from "./schema/attachments.ts";
export * from "./schema/awards.ts";
export * from "./schema/catalog.ts";
export * from "./schema/content.ts";
export * from "./schema/deliveries.ts";
export * from "./schema/places.ts";
export * from "./schema/rate-limits.ts";
export * from "./schema/search.ts";
export * from "./schema/sites.ts";
export * from "./schema/submissions.ts";
export * from "./schema/support.ts";
