ALTER TABLE "company_members" ADD COLUMN "reads_without_names" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "workspaces" ADD COLUMN "hides_names" boolean DEFAULT false NOT NULL;