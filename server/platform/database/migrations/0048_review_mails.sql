ALTER TABLE "companies" ADD COLUMN "days_to_rate" integer DEFAULT 3 NOT NULL;--> statement-breakpoint
ALTER TABLE "review_assignments" ADD COLUMN "told_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "review_assignments" ADD COLUMN "reminded_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "review_assignments_to_tell" ON "review_assignments" USING btree ("due_at") WHERE status = 'open' and (told_at is null or reminded_at is null);--> statement-breakpoint
-- Who was asked before there were these mails knows.
UPDATE "review_assignments" SET "told_at" = "assigned_at";
