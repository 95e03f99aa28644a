ALTER TABLE "product" ADD COLUMN "model" jsonb;--> statement-breakpoint
ALTER TABLE "product_text" ADD COLUMN "film" jsonb;--> statement-breakpoint
ALTER TABLE "product_text" ADD COLUMN "box" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_text" ADD COLUMN "firmware" jsonb DEFAULT '[]'::jsonb NOT NULL;