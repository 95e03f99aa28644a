CREATE TABLE "catalogue_text" (
	"locale" text PRIMARY KEY NOT NULL,
	"data" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "facet_bitmap" (
	"category" text NOT NULL,
	"facet" text NOT NULL,
	"value" text NOT NULL,
	"products" bit varying NOT NULL,
	CONSTRAINT "facet_bitmap_category_facet_value_pk" PRIMARY KEY("category","facet","value")
);
--> statement-breakpoint
CREATE TABLE "price_bitmap" (
	"category" text NOT NULL,
	"currency" text NOT NULL,
	"bit" integer NOT NULL,
	"products" bit varying NOT NULL,
	CONSTRAINT "price_bitmap_category_currency_bit_pk" PRIMARY KEY("category","currency","bit")
);
--> statement-breakpoint
CREATE TABLE "product_listing" (
	"category" text NOT NULL,
	"ordinal" integer NOT NULL,
	"product" text NOT NULL,
	"position" integer NOT NULL,
	"released" date NOT NULL,
	"amounts" integer[] NOT NULL,
	"name_ranks" integer[] NOT NULL,
	CONSTRAINT "product_listing_category_ordinal_pk" PRIMARY KEY("category","ordinal"),
	CONSTRAINT "product_listing_position" UNIQUE("position")
);
--> statement-breakpoint
CREATE TABLE "place_product" (
	"place" text NOT NULL,
	"product" text NOT NULL,
	CONSTRAINT "place_product_place_product_pk" PRIMARY KEY("place","product")
);
--> statement-breakpoint
DROP INDEX "product_price_amount";--> statement-breakpoint
ALTER TABLE "category" ADD COLUMN "price_bounds" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "category_text" ADD COLUMN "tips" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "product_text" ADD COLUMN "reviews" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "vocabulary_term" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "vocabulary_term" ADD COLUMN "swatch" text;--> statement-breakpoint
ALTER TABLE "certificate" ADD COLUMN "file" text;--> statement-breakpoint
ALTER TABLE "certificate" ADD COLUMN "size" integer;--> statement-breakpoint
ALTER TABLE "download" ADD COLUMN "systems" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "download_text" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "place" ADD COLUMN "hours" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "place" ADD COLUMN "whole_range" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "place" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "facet_bitmap" ADD CONSTRAINT "facet_bitmap_category_category_slug_fk" FOREIGN KEY ("category") REFERENCES "public"."category"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_bitmap" ADD CONSTRAINT "price_bitmap_category_category_slug_fk" FOREIGN KEY ("category") REFERENCES "public"."category"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_listing" ADD CONSTRAINT "product_listing_category_category_slug_fk" FOREIGN KEY ("category") REFERENCES "public"."category"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_listing" ADD CONSTRAINT "product_listing_product_product_slug_fk" FOREIGN KEY ("product") REFERENCES "public"."product"("slug") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "place_product" ADD CONSTRAINT "place_product_place_place_slug_fk" FOREIGN KEY ("place") REFERENCES "public"."place"("slug") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "place_product" ADD CONSTRAINT "place_product_product_product_slug_fk" FOREIGN KEY ("product") REFERENCES "public"."product"("slug") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_listing_released" ON "product_listing" USING btree ("released","position");--> statement-breakpoint
CREATE INDEX "place_product_product" ON "place_product" USING btree ("product");