CREATE TABLE "search_document" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_document_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"locale" text NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"target" text NOT NULL,
	"title" text NOT NULL,
	"title_key" text NOT NULL,
	"summary" text NOT NULL,
	"body" text NOT NULL,
	"code" text,
	"code_key" text,
	"image" text,
	"position" integer NOT NULL,
	"title_words" "tsvector" NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_word" (
	"locale" text NOT NULL,
	"word" text NOT NULL,
	"shown" text NOT NULL,
	"frequency" integer NOT NULL,
	"keys" text[] NOT NULL,
	CONSTRAINT "search_word_locale_word_pk" PRIMARY KEY("locale","word")
);
--> statement-breakpoint
CREATE INDEX "search_document_code" ON "search_document" USING btree ("locale","code_key" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_document_title_en" ON "search_document" USING gin ("title_words") WHERE locale = 'en';--> statement-breakpoint
CREATE INDEX "search_document_words_en" ON "search_document" USING gin ("words") WHERE locale = 'en';--> statement-breakpoint
CREATE INDEX "search_document_title_bg" ON "search_document" USING gin ("title_words") WHERE locale = 'bg';--> statement-breakpoint
CREATE INDEX "search_document_words_bg" ON "search_document" USING gin ("words") WHERE locale = 'bg';--> statement-breakpoint
CREATE INDEX "search_document_title_cs" ON "search_document" USING gin ("title_words") WHERE locale = 'cs';--> statement-breakpoint
CREATE INDEX "search_document_words_cs" ON "search_document" USING gin ("words") WHERE locale = 'cs';--> statement-breakpoint
CREATE INDEX "search_document_title_hu" ON "search_document" USING gin ("title_words") WHERE locale = 'hu';--> statement-breakpoint
CREATE INDEX "search_document_words_hu" ON "search_document" USING gin ("words") WHERE locale = 'hu';--> statement-breakpoint
CREATE INDEX "search_document_title_pl" ON "search_document" USING gin ("title_words") WHERE locale = 'pl';--> statement-breakpoint
CREATE INDEX "search_document_words_pl" ON "search_document" USING gin ("words") WHERE locale = 'pl';--> statement-breakpoint
CREATE INDEX "search_document_title_sk" ON "search_document" USING gin ("title_words") WHERE locale = 'sk';--> statement-breakpoint
CREATE INDEX "search_document_words_sk" ON "search_document" USING gin ("words") WHERE locale = 'sk';--> statement-breakpoint
CREATE INDEX "search_document_title_uk" ON "search_document" USING gin ("title_words") WHERE locale = 'uk';--> statement-breakpoint
CREATE INDEX "search_document_words_uk" ON "search_document" USING gin ("words") WHERE locale = 'uk';--> statement-breakpoint
CREATE INDEX "search_document_title_ro" ON "search_document" USING gin ("title_words") WHERE locale = 'ro';--> statement-breakpoint
CREATE INDEX "search_document_words_ro" ON "search_document" USING gin ("words") WHERE locale = 'ro';--> statement-breakpoint
CREATE INDEX "search_document_title_ru" ON "search_document" USING gin ("title_words") WHERE locale = 'ru';--> statement-breakpoint
CREATE INDEX "search_document_words_ru" ON "search_document" USING gin ("words") WHERE locale = 'ru';--> statement-breakpoint
CREATE INDEX "search_document_title_es" ON "search_document" USING gin ("title_words") WHERE locale = 'es';--> statement-breakpoint
CREATE INDEX "search_document_words_es" ON "search_document" USING gin ("words") WHERE locale = 'es';--> statement-breakpoint
CREATE INDEX "search_document_title_de" ON "search_document" USING gin ("title_words") WHERE locale = 'de';--> statement-breakpoint
CREATE INDEX "search_document_words_de" ON "search_document" USING gin ("words") WHERE locale = 'de';--> statement-breakpoint
CREATE INDEX "search_document_title_el" ON "search_document" USING gin ("title_words") WHERE locale = 'el';--> statement-breakpoint
CREATE INDEX "search_document_words_el" ON "search_document" USING gin ("words") WHERE locale = 'el';--> statement-breakpoint
CREATE INDEX "search_document_title_kz" ON "search_document" USING gin ("title_words") WHERE locale = 'kz';--> statement-breakpoint
CREATE INDEX "search_document_words_kz" ON "search_document" USING gin ("words") WHERE locale = 'kz';--> statement-breakpoint
CREATE INDEX "search_document_title_lv" ON "search_document" USING gin ("title_words") WHERE locale = 'lv';--> statement-breakpoint
CREATE INDEX "search_document_words_lv" ON "search_document" USING gin ("words") WHERE locale = 'lv';--> statement-breakpoint
CREATE INDEX "search_document_title_rs" ON "search_document" USING gin ("title_words") WHERE locale = 'rs';--> statement-breakpoint
CREATE INDEX "search_document_words_rs" ON "search_document" USING gin ("words") WHERE locale = 'rs';--> statement-breakpoint
CREATE INDEX "search_word_keys" ON "search_word" USING gin ("keys");