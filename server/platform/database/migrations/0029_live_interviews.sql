CREATE TABLE "live_interviewers" (
	"live_id" text NOT NULL,
	"user_id" text NOT NULL,
	"is_lead" boolean NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "live_interviewers_live_id_user_id_pk" PRIMARY KEY("live_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "live_interviews" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text,
	"interview_id" text NOT NULL,
	"invitation_id" text NOT NULL,
	"status" text NOT NULL,
	"minutes" integer NOT NULL,
	"times" jsonb NOT NULL,
	"starts_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone,
	"note" text,
	"revision" integer DEFAULT 0 NOT NULL,
	"reminded_minutes" integer,
	"proposed_by" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"session_id" text,
	CONSTRAINT "live_interviews_invitation_id_unique" UNIQUE("invitation_id")
);
--> statement-breakpoint
ALTER TABLE "interviews" ADD COLUMN "live" jsonb;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "calendar" text;--> statement-breakpoint
ALTER TABLE "live_interviewers" ADD CONSTRAINT "live_interviewers_live_id_live_interviews_id_fk" FOREIGN KEY ("live_id") REFERENCES "public"."live_interviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_interviewers" ADD CONSTRAINT "live_interviewers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_interviews" ADD CONSTRAINT "live_interviews_invitation_id_invitations_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "public"."invitations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_interviews" ADD CONSTRAINT "live_interviews_proposed_by_users_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_interviews" ADD CONSTRAINT "live_interviews_session_id_interview_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."interview_sessions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_interviews" ADD CONSTRAINT "live_interviews_of" FOREIGN KEY ("company_id","interview_id") REFERENCES "public"."interviews"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "live_interviewers_user" ON "live_interviewers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "live_interviews_interview" ON "live_interviews" USING btree ("interview_id");--> statement-breakpoint
CREATE INDEX "live_interviews_starts" ON "live_interviews" USING btree ("starts_at");