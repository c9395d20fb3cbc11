CREATE TABLE "live_events" (
	"id" text PRIMARY KEY NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "live_events_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"live_id" text NOT NULL,
	"user_id" text,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"question_number" integer,
	"rating" integer,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "live_presence" (
	"live_id" text NOT NULL,
	"user_id" text NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "live_presence_live_id_user_id_pk" PRIMARY KEY("live_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "live_events" ADD CONSTRAINT "live_events_live_id_live_interviews_id_fk" FOREIGN KEY ("live_id") REFERENCES "public"."live_interviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_events" ADD CONSTRAINT "live_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_presence" ADD CONSTRAINT "live_presence_live_id_live_interviews_id_fk" FOREIGN KEY ("live_id") REFERENCES "public"."live_interviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_presence" ADD CONSTRAINT "live_presence_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "live_events_position" ON "live_events" USING btree ("live_id","position");--> statement-breakpoint
CREATE INDEX "live_events_user" ON "live_events" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "live_presence_user" ON "live_presence" USING btree ("user_id");