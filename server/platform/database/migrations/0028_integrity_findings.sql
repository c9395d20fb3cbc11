CREATE TABLE "integrity_findings" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"interview_id" text NOT NULL,
	"session_id" text NOT NULL,
	"verdict" text NOT NULL,
	"text" text NOT NULL,
	"event_ids" jsonb NOT NULL,
	"proposed_by" text,
	"proposed_at" timestamp (3) with time zone NOT NULL,
	"second_review" text,
	"by_administrator" boolean DEFAULT false NOT NULL,
	"second_reviewer_id" text,
	"comment_until" timestamp (3) with time zone,
	"reply" text,
	"replied_at" timestamp (3) with time zone,
	"decided_by" text,
	"decided_at" timestamp (3) with time zone,
	"decision_reason" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "integrity_findings" ADD CONSTRAINT "integrity_findings_session_id_interview_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."interview_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "integrity_findings" ADD CONSTRAINT "integrity_findings_proposed_by_users_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "integrity_findings" ADD CONSTRAINT "integrity_findings_second_reviewer_id_users_id_fk" FOREIGN KEY ("second_reviewer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "integrity_findings" ADD CONSTRAINT "integrity_findings_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "integrity_findings" ADD CONSTRAINT "integrity_findings_interview_of" FOREIGN KEY ("company_id","interview_id") REFERENCES "public"."interviews"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "integrity_findings_session" ON "integrity_findings" USING btree ("session_id","proposed_at");--> statement-breakpoint
CREATE INDEX "integrity_findings_reviewer" ON "integrity_findings" USING btree ("second_reviewer_id","second_review");--> statement-breakpoint
CREATE INDEX "integrity_findings_administrator" ON "integrity_findings" USING btree ("second_review","proposed_at") WHERE by_administrator;--> statement-breakpoint
ALTER TABLE "integrity_logs" DROP COLUMN "review_state";