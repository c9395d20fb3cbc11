ALTER TABLE "applications" ADD COLUMN "ended_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "removed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "held_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "held_by" text;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "hold_reason" text;--> statement-breakpoint
ALTER TABLE "company_candidates" ADD COLUMN "removed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "hiring_terms" ADD COLUMN "retention_from" text DEFAULT 'closing' NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_held_by_users_id_fk" FOREIGN KEY ("held_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "applications_ended" ON "applications" USING btree ("ended_at","id") WHERE removed_at is null and held_at is null;--> statement-breakpoint
CREATE INDEX "applications_held" ON "applications" USING btree ("company_id","held_at") WHERE held_at is not null;--> statement-breakpoint
UPDATE "applications" SET "ended_at" = coalesce(
  (SELECT max(d."at") FROM "decisions" d WHERE d."application_id" = "applications"."id" AND d."undone_at" IS NULL),
  (SELECT max(a."at") FROM "activities" a WHERE a."application_id" = "applications"."id"),
  "stage_since") WHERE "status" <> 'active';
