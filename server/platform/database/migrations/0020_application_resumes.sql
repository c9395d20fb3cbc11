CREATE TABLE "application_resumes" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"application_id" text NOT NULL,
	"uploaded_by" text NOT NULL,
	"name" text NOT NULL,
	"content_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"begun_at" timestamp (3) with time zone NOT NULL,
	"stored_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "application_resumes" ADD CONSTRAINT "application_resumes_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_resumes" ADD CONSTRAINT "application_resumes_of" FOREIGN KEY ("company_id","application_id") REFERENCES "public"."applications"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_resumes_application" ON "application_resumes" USING btree ("application_id","stored_at");--> statement-breakpoint
CREATE INDEX "application_resumes_uploader" ON "application_resumes" USING btree ("uploaded_by");