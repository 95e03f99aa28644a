ALTER TABLE "catalog_entry" ADD COLUMN "vanished_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "category" ADD COLUMN "google_category" integer;--> statement-breakpoint
ALTER TABLE "category_text" ADD COLUMN "finder" jsonb;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "model" jsonb;--> statement-breakpoint
ALTER TABLE "product_text" ADD COLUMN "film" jsonb;--> statement-breakpoint
ALTER TABLE "product_text" ADD COLUMN "box" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_text" ADD COLUMN "firmware" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "page" ADD COLUMN "author" jsonb;