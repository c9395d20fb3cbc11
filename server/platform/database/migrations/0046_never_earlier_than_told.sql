-- When what had ended before this was noted ended: never earlier than what happened with it last.
UPDATE "applications" SET "ended_at" = greatest("ended_at",
  (SELECT max(a."at") FROM "activities" a WHERE a."application_id" = "applications"."id"))
  WHERE "ended_at" IS NOT NULL AND "removed_at" IS NULL;--> statement-breakpoint
-- Nobody is reminded of what was over before there were reminders.
UPDATE "invoices" SET "mailed" = 6 WHERE "status" <> 'open';
