CREATE TABLE "subscription" (
	"submission" uuid PRIMARY KEY NOT NULL,
	"subject" text,
	"confirmed_at" timestamp with time zone,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "subscription_token" (
	"hash" text PRIMARY KEY NOT NULL,
	"submission" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "delivery" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
UPDATE "delivery" SET "created_at" = "submission"."created_at" FROM "submission" WHERE "submission"."id" = "delivery"."submission";--> statement-breakpoint
ALTER TABLE "subscription" ADD CONSTRAINT "subscription_submission_submission_id_fk" FOREIGN KEY ("submission") REFERENCES "public"."submission"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_token" ADD CONSTRAINT "subscription_token_submission_subscription_submission_fk" FOREIGN KEY ("submission") REFERENCES "public"."subscription"("submission") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "subscription_confirmed" ON "subscription" USING btree ("subject") WHERE confirmed_at is not null;--> statement-breakpoint
CREATE INDEX "subscription_token_submission" ON "subscription_token" USING btree ("submission");