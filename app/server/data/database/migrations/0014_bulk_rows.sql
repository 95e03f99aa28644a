CREATE TABLE "catalog_entry" (
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"source" text NOT NULL,
	"value" json NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"skus" text[] DEFAULT '{}' NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "catalog_entry_kind_key_pk" PRIMARY KEY("kind","key")
);
--> statement-breakpoint
CREATE TABLE "catalog_staging" (
	"import" uuid NOT NULL,
	"key" text NOT NULL,
	"position" integer NOT NULL,
	"data" json NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "catalog_staging_import_key_position_pk" PRIMARY KEY("import","key","position")
);
--> statement-breakpoint
CREATE TABLE "content_change" (
	"revision" bigint NOT NULL,
	"shown" text NOT NULL,
	CONSTRAINT "content_change_revision_shown_pk" PRIMARY KEY("revision","shown")
);
--> statement-breakpoint
CREATE INDEX "catalog_entry_skus" ON "catalog_entry" USING gin ("skus");