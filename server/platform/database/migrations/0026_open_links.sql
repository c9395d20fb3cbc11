CREATE TABLE "open_link_applicants" (
	"id" text PRIMARY KEY NOT NULL,
	"link_id" text NOT NULL,
	"company_id" text NOT NULL,
	"email" text NOT NULL,
	"full_name" text NOT NULL,
	"phone" text NOT NULL,
	"agreed_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"application_id" text
);
--> statement-breakpoint
CREATE TABLE "open_links" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"workspace_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"application_limit" integer,
	"applied" integer DEFAULT 0 NOT NULL,
	"created_by" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "open_links_token" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "open_link_applicants" ADD CONSTRAINT "open_link_applicants_link_id_open_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."open_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "open_link_applicants" ADD CONSTRAINT "open_link_applicants_application_of" FOREIGN KEY ("company_id","application_id") REFERENCES "public"."applications"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "open_links" ADD CONSTRAINT "open_links_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "open_links" ADD CONSTRAINT "open_links_workspace" FOREIGN KEY ("company_id","workspace_id") REFERENCES "public"."workspaces"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "open_link_applicants_link" ON "open_link_applicants" USING btree ("link_id");--> statement-breakpoint
CREATE INDEX "open_link_applicants_expires" ON "open_link_applicants" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "open_link_applicants_application" ON "open_link_applicants" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "open_links_workspace_last" ON "open_links" USING btree ("workspace_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "open_links_active" ON "open_links" USING btree ("workspace_id") WHERE revoked_at is null;