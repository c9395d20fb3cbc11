CREATE TABLE "test_uses" (
	"company_id" text NOT NULL,
	"test_id" text NOT NULL,
	"version" integer NOT NULL,
	"interview_id" text NOT NULL,
	"question_ids" text[] NOT NULL,
	CONSTRAINT "test_uses_test_id_version_interview_id_pk" PRIMARY KEY("test_id","version","interview_id")
);
--> statement-breakpoint
CREATE TABLE "test_versions" (
	"company_id" text NOT NULL,
	"test_id" text NOT NULL,
	"version" integer NOT NULL,
	"title" text NOT NULL,
	"items" jsonb NOT NULL,
	"published_by" text,
	"published_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "test_versions_test_id_version_pk" PRIMARY KEY("test_id","version"),
	CONSTRAINT "test_versions_of" UNIQUE("company_id","test_id","version")
);
--> statement-breakpoint
CREATE TABLE "tests" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"title" text NOT NULL,
	"items" jsonb NOT NULL,
	"revision" integer NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"published_revision" integer DEFAULT 0 NOT NULL,
	"created_by" text,
	"saved_by" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "tests_of" UNIQUE("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "test_uses" ADD CONSTRAINT "test_uses_version" FOREIGN KEY ("company_id","test_id","version") REFERENCES "public"."test_versions"("company_id","test_id","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_uses" ADD CONSTRAINT "test_uses_interview_of" FOREIGN KEY ("company_id","interview_id") REFERENCES "public"."interviews"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_versions" ADD CONSTRAINT "test_versions_published_by_users_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_versions" ADD CONSTRAINT "test_versions_test" FOREIGN KEY ("company_id","test_id") REFERENCES "public"."tests"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tests" ADD CONSTRAINT "tests_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tests" ADD CONSTRAINT "tests_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tests" ADD CONSTRAINT "tests_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "test_uses_interview" ON "test_uses" USING btree ("interview_id");--> statement-breakpoint
CREATE INDEX "tests_updated" ON "tests" USING btree ("company_id","updated_at","id");