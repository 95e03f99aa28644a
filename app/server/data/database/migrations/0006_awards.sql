CREATE TABLE "award" (
	"slug" text NOT NULL,
	"locale" text NOT NULL,
	"name" text NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"email" text NOT NULL,
	"closes" date,
	CONSTRAINT "award_slug_locale_pk" PRIMARY KEY("slug","locale")
);
