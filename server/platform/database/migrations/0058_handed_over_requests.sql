ALTER TABLE "candidate_requests" ADD COLUMN "handed_over_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "candidate_requests" ADD COLUMN "handover_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "candidate_requests" ADD COLUMN "administrator_id" text;--> statement-breakpoint
ALTER TABLE "candidate_requests" ADD COLUMN "answered_by" text;--> statement-breakpoint
ALTER TABLE "candidate_requests" ADD CONSTRAINT "candidate_requests_administrator_id_users_id_fk" FOREIGN KEY ("administrator_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_requests" ADD CONSTRAINT "candidate_requests_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "candidate_requests_handed_over" ON "candidate_requests" USING btree ("answered_at","handed_over_at") WHERE "candidate_requests"."handed_over_at" is not null;