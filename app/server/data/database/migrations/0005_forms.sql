CREATE TABLE "attachment" (
	"submission" uuid NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "attachment_submission_position_pk" PRIMARY KEY("submission","position")
);
--> statement-breakpoint
CREATE TABLE "rate_limit" (
	"name" text NOT NULL,
	"client" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "rate_limit_name_client_started_at_pk" PRIMARY KEY("name","client","started_at")
);
--> statement-breakpoint
ALTER TABLE "attachment" ADD CONSTRAINT "attachment_submission_submission_id_fk" FOREIGN KEY ("submission") REFERENCES "public"."submission"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rate_limit_started" ON "rate_limit" USING btree ("started_at");