ALTER TABLE "interview_sessions" RENAME COLUMN "active_place" TO "active_client";--> statement-breakpoint
ALTER TABLE "interview_sessions" RENAME COLUMN "active_place_seen_at" TO "active_client_seen_at";--> statement-breakpoint
ALTER TABLE "recordings" RENAME COLUMN "take" TO "recording_attempt";--> statement-breakpoint
UPDATE "reports" SET "body" = replace("body"::text, '"handed_in_at": ', '"submitted_at": ')::jsonb
WHERE "body"::text LIKE '%"handed_in_at": %';
