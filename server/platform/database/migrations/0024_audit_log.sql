CREATE TABLE "built_resumes" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"draft" jsonb NOT NULL,
	"version" integer NOT NULL,
	"is_locked" boolean DEFAULT false NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"trashed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "resume_link_views" (
	"link_id" text NOT NULL,
	"day" date NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "resume_link_views_link_id_day_pk" PRIMARY KEY("link_id","day")
);
--> statement-breakpoint
CREATE TABLE "resume_links" (
	"id" text PRIMARY KEY NOT NULL,
	"resume_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"label" text NOT NULL,
	"allows_download" boolean NOT NULL,
	"hides_contact" boolean NOT NULL,
	"password_hash" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "resume_links_token" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "resume_revisions" (
	"resume_id" text NOT NULL,
	"version" integer NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"draft" jsonb NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "resume_revisions_resume_id_version_pk" PRIMARY KEY("resume_id","version")
);
--> statement-breakpoint
ALTER TABLE "built_resumes" ADD CONSTRAINT "built_resumes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume_link_views" ADD CONSTRAINT "resume_link_views_link_id_resume_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."resume_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume_links" ADD CONSTRAINT "resume_links_resume_id_built_resumes_id_fk" FOREIGN KEY ("resume_id") REFERENCES "public"."built_resumes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume_revisions" ADD CONSTRAINT "resume_revisions_resume_id_built_resumes_id_fk" FOREIGN KEY ("resume_id") REFERENCES "public"."built_resumes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "built_resumes_of" ON "built_resumes" USING btree ("user_id","updated_at");--> statement-breakpoint
CREATE INDEX "built_resumes_trashed" ON "built_resumes" USING btree ("trashed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "built_resumes_default" ON "built_resumes" USING btree ("user_id") WHERE is_default;--> statement-breakpoint
CREATE INDEX "resume_links_of" ON "resume_links" USING btree ("resume_id","created_at");