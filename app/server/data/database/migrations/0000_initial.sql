CREATE TABLE "category" (
	"slug" text PRIMARY KEY NOT NULL,
	"image" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "category_text" (
	"category" text NOT NULL,
	"locale" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"image_alt" text NOT NULL,
	CONSTRAINT "category_text_category_locale_pk" PRIMARY KEY("category","locale")
);
--> statement-breakpoint
CREATE TABLE "product" (
	"slug" text PRIMARY KEY NOT NULL,
	"sku" text NOT NULL,
	"category" text NOT NULL,
	"position" integer NOT NULL,
	"released" date NOT NULL,
	"in_stock" boolean NOT NULL,
	"tags" text[] NOT NULL,
	"connections" text[] NOT NULL,
	"images" text[] NOT NULL,
	"colors" jsonb NOT NULL,
	"specifications" jsonb NOT NULL,
	"related" text[] NOT NULL,
	CONSTRAINT "product_sku_unique" UNIQUE("sku")
);
--> statement-breakpoint
CREATE TABLE "product_price" (
	"product" text NOT NULL,
	"currency" text NOT NULL,
	"amount" integer NOT NULL,
	CONSTRAINT "product_price_product_currency_pk" PRIMARY KEY("product","currency")
);
--> statement-breakpoint
CREATE TABLE "product_text" (
	"product" text NOT NULL,
	"locale" text NOT NULL,
	"name" text NOT NULL,
	"promise" text NOT NULL,
	"description" text NOT NULL,
	"image_alts" text[] NOT NULL,
	"features" jsonb NOT NULL,
	"faq" jsonb NOT NULL,
	CONSTRAINT "product_text_product_locale_pk" PRIMARY KEY("product","locale")
);
--> statement-breakpoint
CREATE TABLE "content_revision" (
	"id" integer PRIMARY KEY NOT NULL,
	"revision" bigint NOT NULL,
	"source_hash" text NOT NULL,
	"imported_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "menu" (
	"key" text NOT NULL,
	"locale" text NOT NULL,
	"items" jsonb NOT NULL,
	CONSTRAINT "menu_key_locale_pk" PRIMARY KEY("key","locale")
);
--> statement-breakpoint
CREATE TABLE "page" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "page_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"locale" text NOT NULL,
	"site" text,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"image" jsonb,
	"middleware" text[] NOT NULL,
	"blocks" jsonb NOT NULL,
	"published" date,
	"tags" text[] NOT NULL,
	CONSTRAINT "page_slug_locale_site" UNIQUE NULLS NOT DISTINCT("slug","locale","site")
);
--> statement-breakpoint
CREATE TABLE "vocabulary_term" (
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"locale" text NOT NULL,
	"label" text NOT NULL,
	CONSTRAINT "vocabulary_term_locale_kind_key_pk" PRIMARY KEY("locale","kind","key")
);
--> statement-breakpoint
CREATE TABLE "brand" (
	"locale" text PRIMARY KEY NOT NULL,
	"data" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site" (
	"code" text PRIMARY KEY NOT NULL,
	"language_tag" text NOT NULL,
	"iso" text,
	"name" text NOT NULL,
	"currency" text NOT NULL,
	"theme" text NOT NULL,
	"greece" boolean NOT NULL,
	"is_default" boolean NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_host" (
	"host" text PRIMARY KEY NOT NULL,
	"site" text NOT NULL,
	"role" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "submission" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reference" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"kind" text NOT NULL,
	"site" text NOT NULL,
	"data" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "submission_reference_unique" UNIQUE("reference"),
	CONSTRAINT "submission_idempotencyKey_unique" UNIQUE("idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "certificate" (
	"slug" text PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"issued" date NOT NULL,
	"standards" text[] NOT NULL,
	"products" text[] NOT NULL,
	CONSTRAINT "certificate_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "certificate_text" (
	"certificate" text NOT NULL,
	"locale" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	CONSTRAINT "certificate_text_certificate_locale_pk" PRIMARY KEY("certificate","locale")
);
--> statement-breakpoint
CREATE TABLE "download" (
	"slug" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"products" text[] NOT NULL,
	"version" text NOT NULL,
	"released" date NOT NULL,
	"file" text NOT NULL,
	"size" integer NOT NULL,
	"sha256" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "download_text" (
	"download" text NOT NULL,
	"locale" text NOT NULL,
	"title" text NOT NULL,
	CONSTRAINT "download_text_download_locale_pk" PRIMARY KEY("download","locale")
);
--> statement-breakpoint
CREATE TABLE "place" (
	"slug" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"country" text NOT NULL,
	"city" text,
	"address" text,
	"postal_code" text,
	"phone" text,
	"url" text,
	"latitude" double precision,
	"longitude" double precision
);
--> statement-breakpoint
ALTER TABLE "category_text" ADD CONSTRAINT "category_text_category_category_slug_fk" FOREIGN KEY ("category") REFERENCES "public"."category"("slug") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_category_category_slug_fk" FOREIGN KEY ("category") REFERENCES "public"."category"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_price" ADD CONSTRAINT "product_price_product_product_slug_fk" FOREIGN KEY ("product") REFERENCES "public"."product"("slug") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_text" ADD CONSTRAINT "product_text_product_product_slug_fk" FOREIGN KEY ("product") REFERENCES "public"."product"("slug") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_host" ADD CONSTRAINT "site_host_site_site_code_fk" FOREIGN KEY ("site") REFERENCES "public"."site"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate_text" ADD CONSTRAINT "certificate_text_certificate_certificate_slug_fk" FOREIGN KEY ("certificate") REFERENCES "public"."certificate"("slug") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "download_text" ADD CONSTRAINT "download_text_download_download_slug_fk" FOREIGN KEY ("download") REFERENCES "public"."download"("slug") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_category_position" ON "product" USING btree ("category","position");--> statement-breakpoint
CREATE INDEX "product_price_amount" ON "product_price" USING btree ("currency","amount");--> statement-breakpoint
CREATE INDEX "page_articles" ON "page" USING btree ("locale","kind","published");--> statement-breakpoint
CREATE INDEX "download_kind" ON "download" USING btree ("kind");--> statement-breakpoint
CREATE INDEX "place_kind_country" ON "place" USING btree ("kind","country","city");