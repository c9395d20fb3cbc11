CREATE TABLE "applications" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"workspace_id" text NOT NULL,
	"candidate_id" text NOT NULL,
	"stage_id" text NOT NULL,
	"stage_since" timestamp (3) with time zone NOT NULL,
	"status" text NOT NULL,
	"owner_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "applications_once" UNIQUE("workspace_id","candidate_id")
);
--> statement-breakpoint
CREATE TABLE "company_candidates" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"full_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"source" text NOT NULL,
	"tags" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"active_at" timestamp (3) with time zone NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple'::regconfig, full_name || ' ' || translate(email, '@.-_+', '     ') || ' ' || tags::text)) STORED,
	CONSTRAINT "company_candidates_of" UNIQUE("company_id","id"),
	CONSTRAINT "company_candidates_email" UNIQUE("company_id","email")
);
--> statement-breakpoint
CREATE TABLE "companies" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"size" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "company_members" (
	"user_id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"role" text NOT NULL,
	"job_title" text NOT NULL,
	"joined_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "company_members_of" UNIQUE("company_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "activities" (
	"position" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "activities_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" text NOT NULL,
	"workspace_id" text NOT NULL,
	"application_id" text,
	"actor_id" text,
	"kind" text NOT NULL,
	"change" jsonb NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rubrics" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"workspace_id" text NOT NULL,
	"version" integer NOT NULL,
	"competencies" jsonb NOT NULL,
	"published_by" text,
	"published_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "rubrics_version" UNIQUE("workspace_id","version")
);
--> statement-breakpoint
CREATE TABLE "workspace_members" (
	"company_id" text NOT NULL,
	"workspace_id" text NOT NULL,
	"user_id" text NOT NULL,
	"role" text NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "workspace_members_workspace_id_user_id_pk" PRIMARY KEY("workspace_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "workspaces" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"title" text NOT NULL,
	"department" text NOT NULL,
	"location" text NOT NULL,
	"employment_type" text NOT NULL,
	"job_description" text NOT NULL,
	"status" text NOT NULL,
	"stages" jsonb NOT NULL,
	"created_by" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"active_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "workspaces_of" UNIQUE("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_workspace" FOREIGN KEY ("company_id","workspace_id") REFERENCES "public"."workspaces"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_candidate_of" FOREIGN KEY ("company_id","candidate_id") REFERENCES "public"."company_candidates"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_candidates" ADD CONSTRAINT "company_candidates_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_members" ADD CONSTRAINT "company_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_members" ADD CONSTRAINT "company_members_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_workspace_of" FOREIGN KEY ("company_id","workspace_id") REFERENCES "public"."workspaces"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rubrics" ADD CONSTRAINT "rubrics_published_by_users_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rubrics" ADD CONSTRAINT "rubrics_workspace" FOREIGN KEY ("company_id","workspace_id") REFERENCES "public"."workspaces"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workspace_members" ADD CONSTRAINT "workspace_members_workspace" FOREIGN KEY ("company_id","workspace_id") REFERENCES "public"."workspaces"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workspace_members" ADD CONSTRAINT "workspace_members_member" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."company_members"("company_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workspaces" ADD CONSTRAINT "workspaces_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workspaces" ADD CONSTRAINT "workspaces_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "applications_stage" ON "applications" USING btree ("workspace_id","status","stage_id","stage_since","id");--> statement-breakpoint
CREATE INDEX "applications_candidate" ON "applications" USING btree ("candidate_id");--> statement-breakpoint
CREATE INDEX "company_candidates_search" ON "company_candidates" USING gin ("search");--> statement-breakpoint
CREATE INDEX "company_candidates_active" ON "company_candidates" USING btree ("company_id","active_at","id");--> statement-breakpoint
CREATE INDEX "company_candidates_name" ON "company_candidates" USING btree ("company_id",lower("full_name"),"id");--> statement-breakpoint
CREATE INDEX "activities_workspace" ON "activities" USING btree ("workspace_id","position");--> statement-breakpoint
CREATE INDEX "activities_application" ON "activities" USING btree ("application_id","position");--> statement-breakpoint
CREATE INDEX "workspace_members_user" ON "workspace_members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "workspaces_active" ON "workspaces" USING btree ("company_id","active_at","id");--> statement-breakpoint
INSERT INTO "companies" ("id", "name", "size", "created_at", "updated_at")
SELECT "user_id", "company", "company_size", "updated_at", "updated_at" FROM "recruiter_profiles";--> statement-breakpoint
INSERT INTO "company_members" ("user_id", "company_id", "role", "job_title", "joined_at")
SELECT "user_id", "user_id", 'owner', "job_title", "updated_at" FROM "recruiter_profiles";
