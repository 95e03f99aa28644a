DELETE FROM "search_document" AS "later" USING "search_document" AS "first" WHERE "first"."locale" = "later"."locale" AND "first"."kind" = "later"."kind" AND "first"."key" = "later"."key" AND "first"."id" < "later"."id";--> statement-breakpoint
ALTER TABLE "search_document" ADD CONSTRAINT "search_document_key" UNIQUE("locale","kind","key");--> statement-breakpoint
-- Two products may swap their numbers in one import, which writes one row after the other.
ALTER TABLE "product" DROP CONSTRAINT "product_sku_unique", ADD CONSTRAINT "product_sku_unique" UNIQUE("sku") DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "certificate" DROP CONSTRAINT "certificate_number_unique", ADD CONSTRAINT "certificate_number_unique" UNIQUE("number") DEFERRABLE INITIALLY DEFERRED;
