CREATE TABLE "missed" (
	"site" text NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"count" integer NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "missed_day_site_kind_text_pk" PRIMARY KEY("day","site","kind","text")
);
--> statement-breakpoint
CREATE TABLE "page_timing" (
	"site" text NOT NULL,
	"day" date NOT NULL,
	"route" text NOT NULL,
	"metric" text NOT NULL,
	"counts" integer[] NOT NULL,
	CONSTRAINT "page_timing_day_site_route_metric_pk" PRIMARY KEY("day","site","route","metric")
);
--> statement-breakpoint
CREATE TABLE "moved_address" (
	"site" text DEFAULT '' NOT NULL,
	"path" text NOT NULL,
	"target" text NOT NULL,
	"moved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "moved_address_site_path_pk" PRIMARY KEY("site","path")
);
--> statement-breakpoint
CREATE TABLE "redirect" (
	"site" text NOT NULL,
	"host" text NOT NULL,
	"path" text NOT NULL,
	"query" text NOT NULL,
	"is_prefix" boolean NOT NULL,
	"target" text NOT NULL,
	"status" integer NOT NULL,
	CONSTRAINT "redirect_site_host_path_query_is_prefix_pk" PRIMARY KEY("site","host","path","query","is_prefix")
);
