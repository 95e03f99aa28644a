CREATE TABLE "attribute" (
	"key" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"unit" text,
	"group" text,
	"filter" boolean NOT NULL,
	"compare" boolean NOT NULL,
	"card" boolean NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_variant" (
	"product" text NOT NULL,
	"position" integer NOT NULL,
	"sku" text,
	"gtin" text,
	"mpn" text,
	"options" jsonb NOT NULL,
	"prices" jsonb NOT NULL,
	"former_prices" jsonb NOT NULL,
	"lowest_prices" jsonb NOT NULL,
	"in_stock" boolean,
	"images" text[] NOT NULL,
	CONSTRAINT "product_variant_product_position_pk" PRIMARY KEY("product","position")
);
--> statement-breakpoint
ALTER TABLE "product" DROP CONSTRAINT "product_sku_unique";--> statement-breakpoint
ALTER TABLE "category" ALTER COLUMN "image" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "category_text" ALTER COLUMN "description" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "category_text" ALTER COLUMN "image_alt" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ALTER COLUMN "sku" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ALTER COLUMN "released" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ALTER COLUMN "in_stock" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "product_text" ALTER COLUMN "promise" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "product_text" ALTER COLUMN "description" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "category" ADD COLUMN "parent" text;--> statement-breakpoint
ALTER TABLE "category" ADD COLUMN "filters" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "brand" text;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "sites" text[];--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "discontinued" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "successor" text;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "options" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_price" ADD COLUMN "former_amount" integer;--> statement-breakpoint
ALTER TABLE "product_price" ADD COLUMN "lowest_amount" integer;--> statement-breakpoint
ALTER TABLE "product_price" ADD COLUMN "varies" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "product_text" ADD COLUMN "safety" jsonb;--> statement-breakpoint
ALTER TABLE "search_document" ADD COLUMN "sites" text[];--> statement-breakpoint
ALTER TABLE "product_variant" ADD CONSTRAINT "product_variant_product_product_slug_fk" FOREIGN KEY ("product") REFERENCES "public"."product"("slug") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_variant_sku_index" ON "product_variant" USING btree ("sku");