CREATE TABLE "live_recording_parts" (
	"recording_id" text NOT NULL,
	"number" integer NOT NULL,
	"digest" text NOT NULL,
	"bytes" integer NOT NULL,
	CONSTRAINT "live_recording_parts_recording_id_number_pk" PRIMARY KEY("recording_id","number")
);
--> statement-breakpoint
CREATE TABLE "live_recordings" (
	"id" text PRIMARY KEY NOT NULL,
	"live_id" text NOT NULL,
	"user_id" text NOT NULL,
	"session_id" text,
	"content_type" text NOT NULL,
	"begun_at" timestamp (3) with time zone NOT NULL,
	"seconds" double precision NOT NULL
);
--> statement-breakpoint
ALTER TABLE "live_recording_parts" ADD CONSTRAINT "live_recording_parts_recording_id_live_recordings_id_fk" FOREIGN KEY ("recording_id") REFERENCES "public"."live_recordings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_recordings" ADD CONSTRAINT "live_recordings_live_id_live_interviews_id_fk" FOREIGN KEY ("live_id") REFERENCES "public"."live_interviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_recordings" ADD CONSTRAINT "live_recordings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_recordings" ADD CONSTRAINT "live_recordings_session_id_interview_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."interview_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "live_recordings_live" ON "live_recordings" USING btree ("live_id");--> statement-breakpoint
CREATE INDEX "live_recordings_user" ON "live_recordings" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "live_recordings_session" ON "live_recordings" USING btree ("session_id");