ALTER TABLE "category" ADD COLUMN "google_category" integer;--> statement-breakpoint
ALTER TABLE "catalog_entry" ADD COLUMN "vanished_at" timestamp with time zone;