ALTER TABLE "award" ADD COLUMN "site" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "award" ADD COLUMN "sites" text[];--> statement-breakpoint
ALTER TABLE "category_text" ADD COLUMN "site" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "category_text" ADD COLUMN "sites" text[];--> statement-breakpoint
ALTER TABLE "catalogue_text" ADD COLUMN "site" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "catalogue_text" ADD COLUMN "sites" text[];--> statement-breakpoint
ALTER TABLE "product_text" ADD COLUMN "site" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_text" ADD COLUMN "sites" text[];--> statement-breakpoint
ALTER TABLE "menu" ADD COLUMN "site" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "menu" ADD COLUMN "sites" text[];--> statement-breakpoint
ALTER TABLE "page" ADD COLUMN "sites" text[];--> statement-breakpoint
ALTER TABLE "vocabulary_term" ADD COLUMN "site" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "vocabulary_term" ADD COLUMN "sites" text[];--> statement-breakpoint
ALTER TABLE "place" ADD COLUMN "sites" text[];--> statement-breakpoint
ALTER TABLE "search_document" ADD COLUMN "site" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "brand" ADD COLUMN "site" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "brand" ADD COLUMN "sites" text[];--> statement-breakpoint
ALTER TABLE "site" ADD COLUMN "locale" text;--> statement-breakpoint
UPDATE "site" SET "locale" = "code";--> statement-breakpoint
ALTER TABLE "site" ALTER COLUMN "locale" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "site" ADD COLUMN "country" text;--> statement-breakpoint
ALTER TABLE "site" ADD COLUMN "price_list" text;--> statement-breakpoint
UPDATE "site" SET "price_list" = "currency";--> statement-breakpoint
ALTER TABLE "site" ALTER COLUMN "price_list" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "site" ADD COLUMN "recipients" text[];--> statement-breakpoint
ALTER TABLE "site" ADD COLUMN "messages" jsonb;--> statement-breakpoint
ALTER TABLE "certificate_text" ADD COLUMN "site" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "certificate_text" ADD COLUMN "sites" text[];--> statement-breakpoint
ALTER TABLE "download_text" ADD COLUMN "site" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "download_text" ADD COLUMN "sites" text[];--> statement-breakpoint
ALTER TABLE "search_document" DROP CONSTRAINT "search_document_key";--> statement-breakpoint
ALTER TABLE "award" DROP CONSTRAINT "award_slug_locale_pk";--> statement-breakpoint
ALTER TABLE "category_text" DROP CONSTRAINT "category_text_category_locale_pk";--> statement-breakpoint
ALTER TABLE "product_text" DROP CONSTRAINT "product_text_product_locale_pk";--> statement-breakpoint
ALTER TABLE "menu" DROP CONSTRAINT "menu_key_locale_pk";--> statement-breakpoint
ALTER TABLE "vocabulary_term" DROP CONSTRAINT "vocabulary_term_locale_kind_key_pk";--> statement-breakpoint
ALTER TABLE "certificate_text" DROP CONSTRAINT "certificate_text_certificate_locale_pk";--> statement-breakpoint
ALTER TABLE "download_text" DROP CONSTRAINT "download_text_download_locale_pk";--> statement-breakpoint
ALTER TABLE "catalogue_text" DROP CONSTRAINT "catalogue_text_pkey";--> statement-breakpoint
ALTER TABLE "brand" DROP CONSTRAINT "brand_pkey";--> statement-breakpoint
ALTER TABLE "award" ADD CONSTRAINT "award_slug_locale_site_pk" PRIMARY KEY("slug","locale","site");--> statement-breakpoint
ALTER TABLE "category_text" ADD CONSTRAINT "category_text_category_locale_site_pk" PRIMARY KEY("category","locale","site");--> statement-breakpoint
ALTER TABLE "catalogue_text" ADD CONSTRAINT "catalogue_text_locale_site_pk" PRIMARY KEY("locale","site");--> statement-breakpoint
ALTER TABLE "product_text" ADD CONSTRAINT "product_text_product_locale_site_pk" PRIMARY KEY("product","locale","site");--> statement-breakpoint
ALTER TABLE "menu" ADD CONSTRAINT "menu_key_locale_site_pk" PRIMARY KEY("key","locale","site");--> statement-breakpoint
ALTER TABLE "vocabulary_term" ADD CONSTRAINT "vocabulary_term_locale_kind_key_site_pk" PRIMARY KEY("locale","kind","key","site");--> statement-breakpoint
ALTER TABLE "brand" ADD CONSTRAINT "brand_locale_site_pk" PRIMARY KEY("locale","site");--> statement-breakpoint
ALTER TABLE "certificate_text" ADD CONSTRAINT "certificate_text_certificate_locale_site_pk" PRIMARY KEY("certificate","locale","site");--> statement-breakpoint
ALTER TABLE "download_text" ADD CONSTRAINT "download_text_download_locale_site_pk" PRIMARY KEY("download","locale","site");--> statement-breakpoint
ALTER TABLE "search_document" ADD CONSTRAINT "search_document_key" UNIQUE("locale","kind","key","site");--> statement-breakpoint
UPDATE "page" SET "sites" = array["site"] WHERE "site" IS NOT NULL;--> statement-breakpoint
UPDATE "page" AS common SET "sites" = array(SELECT code FROM "site" EXCEPT SELECT own."site" FROM "page" AS own WHERE own."slug" = common."slug" AND own."site" IS NOT NULL) WHERE "site" IS NULL AND EXISTS (SELECT FROM "page" AS own WHERE own."slug" = common."slug" AND own."site" IS NOT NULL);
