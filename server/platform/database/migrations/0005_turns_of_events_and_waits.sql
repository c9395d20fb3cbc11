ALTER TABLE "integrity_events" ADD COLUMN "turn_id" text;--> statement-breakpoint
ALTER TABLE "integrity_events" ADD COLUMN "question_known" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "turns" ADD COLUMN "waited_seconds" integer DEFAULT 0 NOT NULL;