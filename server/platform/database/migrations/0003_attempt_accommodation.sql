ALTER TABLE "interview_sessions" ADD COLUMN "granted" jsonb;--> statement-breakpoint
-- Only the last decision was stored: one that follows an attempt hides what was granted for it.
UPDATE "interview_sessions" SET "granted" = coalesce("invitations"."granted", '{"extra_time_percent": 0, "text_only": false, "pauses": false}')
FROM "invitations"
WHERE "invitations"."interview_id" = "interview_sessions"."interview_id"
	AND "invitations"."candidate_id" = "interview_sessions"."candidate_id"
	AND ("interview_sessions"."ended_at" IS NULL OR "invitations"."decided_at" IS NULL OR "invitations"."decided_at" <= "interview_sessions"."ended_at");
