ALTER TABLE "live_interviews" ADD COLUMN "told_starts_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "live_interviews" ADD COLUMN "called_off_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "live_interviews" SET "told_starts_at" = "starts_at" WHERE "status" = 'scheduled';--> statement-breakpoint
UPDATE "live_interviews" SET "called_off_at" = now(), "told_starts_at" = NULL FROM "invitations" WHERE "invitations"."id" = "live_interviews"."invitation_id" AND ("invitations"."revoked_at" IS NOT NULL OR "invitations"."declined_at" IS NOT NULL);
