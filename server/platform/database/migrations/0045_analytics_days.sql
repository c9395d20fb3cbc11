CREATE TABLE "analytics_days" (
	"day" text NOT NULL,
	"figure" text NOT NULL,
	"key" text NOT NULL,
	"whole" integer NOT NULL,
	"part" integer DEFAULT 0 NOT NULL,
	"sum_x" double precision DEFAULT 0 NOT NULL,
	"sum_y" double precision DEFAULT 0 NOT NULL,
	"sum_xx" double precision DEFAULT 0 NOT NULL,
	"sum_yy" double precision DEFAULT 0 NOT NULL,
	"sum_xy" double precision DEFAULT 0 NOT NULL,
	CONSTRAINT "analytics_days_day_figure_key_pk" PRIMARY KEY("day","figure","key")
);
--> statement-breakpoint
CREATE TABLE "analytics_months" (
	"month" text PRIMARY KEY NOT NULL,
	"counted_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "analytics_days_figure" ON "analytics_days" USING btree ("figure","day");--> statement-breakpoint
CREATE INDEX "interview_sessions_started" ON "interview_sessions" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "reports_created" ON "reports" USING btree ("created_at");