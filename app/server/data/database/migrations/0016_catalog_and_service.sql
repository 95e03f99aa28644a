CREATE TABLE "service_step" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "service_step_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"submission" uuid NOT NULL,
	"state" text NOT NULL,
	"note" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "delivery" DROP CONSTRAINT "delivery_submission_target";--> statement-breakpoint
ALTER TABLE "catalog_entry" ADD COLUMN "vanished_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "category" ADD COLUMN "google_category" integer;--> statement-breakpoint
ALTER TABLE "category_text" ADD COLUMN "finder" jsonb;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "model" jsonb;--> statement-breakpoint
ALTER TABLE "product_text" ADD COLUMN "film" jsonb;--> statement-breakpoint
ALTER TABLE "product_text" ADD COLUMN "box" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_text" ADD COLUMN "firmware" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "page" ADD COLUMN "author" jsonb;--> statement-breakpoint
ALTER TABLE "delivery" ADD COLUMN "step" bigint;--> statement-breakpoint
ALTER TABLE "service_step" ADD CONSTRAINT "service_step_submission_submission_id_fk" FOREIGN KEY ("submission") REFERENCES "public"."submission"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "service_step_submission" ON "service_step" USING btree ("submission");--> statement-breakpoint
ALTER TABLE "delivery" ADD CONSTRAINT "delivery_step_service_step_id_fk" FOREIGN KEY ("step") REFERENCES "public"."service_step"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery" ADD CONSTRAINT "delivery_submission_target" UNIQUE NULLS NOT DISTINCT("submission","target","step");