CREATE TABLE "product_order" (
	"sort" text NOT NULL,
	"market" text NOT NULL,
	"positions" integer[] NOT NULL,
	CONSTRAINT "product_order_sort_market_pk" PRIMARY KEY("sort","market")
);
--> statement-breakpoint
ALTER TABLE "product_listing" DROP CONSTRAINT "product_listing_position";--> statement-breakpoint
ALTER TABLE "product_listing" DROP CONSTRAINT "product_listing_category_category_slug_fk";
--> statement-breakpoint
DROP INDEX "product_listing_released";--> statement-breakpoint
ALTER TABLE "product_listing" DROP CONSTRAINT "product_listing_category_ordinal_pk";--> statement-breakpoint
ALTER TABLE "product_listing" ADD PRIMARY KEY ("position");--> statement-breakpoint
ALTER TABLE "product_listing" DROP COLUMN "category";--> statement-breakpoint
ALTER TABLE "product_listing" DROP COLUMN "ordinal";--> statement-breakpoint
ALTER TABLE "product_listing" DROP COLUMN "released";--> statement-breakpoint
ALTER TABLE "product_listing" DROP COLUMN "amounts";--> statement-breakpoint
ALTER TABLE "product_listing" DROP COLUMN "name_ranks";--> statement-breakpoint
-- The orders come with an import: the next one must not pass over content that is live already.
UPDATE "content_revision" SET "source_hash" = '';
