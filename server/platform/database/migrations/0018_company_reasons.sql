CREATE TABLE "company_reasons" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"label" text,
	"is_process" boolean NOT NULL,
	"is_offered" boolean NOT NULL,
	"place" integer NOT NULL,
	CONSTRAINT "company_reasons_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "company_reasons" ADD CONSTRAINT "company_reasons_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;