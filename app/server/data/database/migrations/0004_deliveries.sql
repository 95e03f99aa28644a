CREATE TABLE "delivery" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "delivery_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"submission" uuid NOT NULL,
	"target" text NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"claim" uuid,
	"last_error" text,
	"delivered_at" timestamp with time zone,
	CONSTRAINT "delivery_submission_target" UNIQUE("submission","target")
);
--> statement-breakpoint
ALTER TABLE "submission" ADD COLUMN "erased_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "delivery" ADD CONSTRAINT "delivery_submission_submission_id_fk" FOREIGN KEY ("submission") REFERENCES "public"."submission"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "delivery_due" ON "delivery" USING btree ("due_at") WHERE state = 'pending';--> statement-breakpoint
CREATE INDEX "submission_created" ON "submission" USING btree ("created_at");