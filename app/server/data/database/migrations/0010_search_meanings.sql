CREATE TABLE "search_meaning" (
	"locale" text NOT NULL,
	"key" text NOT NULL,
	"meaning" text NOT NULL,
	"foreign" boolean NOT NULL,
	CONSTRAINT "search_meaning_locale_key_meaning_pk" PRIMARY KEY("locale","key","meaning")
);
--> statement-breakpoint
DROP INDEX "search_document_code";--> statement-breakpoint
CREATE INDEX "search_meaning_prefix" ON "search_meaning" USING btree ("locale","key" text_pattern_ops);--> statement-breakpoint
ALTER TABLE "search_document" DROP COLUMN "code_key";