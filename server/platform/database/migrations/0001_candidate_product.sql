CREATE TABLE "accommodation_wishes" (
	"user_id" text PRIMARY KEY NOT NULL,
	"wished" jsonb NOT NULL,
	"note" text NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recording_parts" (
	"recording_id" text NOT NULL,
	"number" integer NOT NULL,
	"digest" text NOT NULL,
	"bytes" integer NOT NULL,
	CONSTRAINT "recording_parts_recording_id_number_pk" PRIMARY KEY("recording_id","number")
);
--> statement-breakpoint
CREATE TABLE "recordings" (
	"id" text PRIMARY KEY NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "recordings_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"session_id" text NOT NULL,
	"turn_id" text NOT NULL,
	"take" integer NOT NULL,
	"content_type" text NOT NULL,
	"state" text DEFAULT 'uploading' NOT NULL,
	"message" text,
	"duration_seconds" double precision,
	"transcript" text,
	"segments" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"model" text,
	"begun_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone,
	"seen_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "candidate_preferences" ADD COLUMN "invitation_mail" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "candidate_preferences" ADD COLUMN "reminder_mail" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "interview_sessions" ADD COLUMN "active_place" text;--> statement-breakpoint
ALTER TABLE "interview_sessions" ADD COLUMN "active_place_seen_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "interviews" ADD COLUMN "feedback_after_each" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "turns" ADD COLUMN "follow_up_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "turns" ADD COLUMN "follow_up_begun" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "turns" ADD COLUMN "feedback" jsonb;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "reminded_days" integer;--> statement-breakpoint
ALTER TABLE "accommodation_wishes" ADD CONSTRAINT "accommodation_wishes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recording_parts" ADD CONSTRAINT "recording_parts_recording_id_recordings_id_fk" FOREIGN KEY ("recording_id") REFERENCES "public"."recordings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recordings" ADD CONSTRAINT "recordings_session_id_interview_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."interview_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recordings" ADD CONSTRAINT "recordings_turn_id_turns_id_fk" FOREIGN KEY ("turn_id") REFERENCES "public"."turns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recordings_session" ON "recordings" USING btree ("session_id","position");--> statement-breakpoint
CREATE INDEX "recordings_turn" ON "recordings" USING btree ("turn_id");--> statement-breakpoint
CREATE INDEX "recordings_state" ON "recordings" USING btree ("state","seen_at");