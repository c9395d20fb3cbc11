CREATE TABLE "scorecards" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"interview_id" text NOT NULL,
	"session_id" text NOT NULL,
	"rater_id" text,
	"version" integer NOT NULL,
	"rubric_version" integer NOT NULL,
	"ratings" jsonb NOT NULL,
	"overall" text,
	"reason" text NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"submitted_at" timestamp (3) with time zone,
	"is_independent" boolean NOT NULL,
	CONSTRAINT "scorecards_version" UNIQUE("session_id","rater_id","version")
);--> statement-breakpoint
CREATE TABLE "unrated_reveals" (
	"company_id" text NOT NULL,
	"interview_id" text NOT NULL,
	"session_id" text NOT NULL,
	"user_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "unrated_reveals_session_id_user_id_pk" PRIMARY KEY("session_id","user_id")
);--> statement-breakpoint
ALTER TABLE "scorecards" ADD CONSTRAINT "scorecards_session_id_interview_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."interview_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scorecards" ADD CONSTRAINT "scorecards_rater_id_users_id_fk" FOREIGN KEY ("rater_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scorecards" ADD CONSTRAINT "scorecards_interview_of" FOREIGN KEY ("company_id","interview_id") REFERENCES "public"."interviews"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unrated_reveals" ADD CONSTRAINT "unrated_reveals_session_id_interview_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."interview_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unrated_reveals" ADD CONSTRAINT "unrated_reveals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unrated_reveals" ADD CONSTRAINT "unrated_reveals_interview_of" FOREIGN KEY ("company_id","interview_id") REFERENCES "public"."interviews"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "scorecards_session" ON "scorecards" USING btree ("session_id");