CREATE TABLE "billing_customers" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text,
	"candidate_id" text,
	"checkout_ref" text,
	"checkout_at" timestamp (3) with time zone,
	"asked" integer DEFAULT 0 NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	"taken_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "billing_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "invoices" ALTER COLUMN "number" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "provider_ref" text;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "provider_number" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "provider_ref" text;--> statement-breakpoint
ALTER TABLE "billing_customers" ADD CONSTRAINT "billing_customers_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_customers" ADD CONSTRAINT "billing_customers_candidate_id_users_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "billing_customers_company" ON "billing_customers" USING btree ("company_id");--> statement-breakpoint
CREATE UNIQUE INDEX "billing_customers_candidate" ON "billing_customers" USING btree ("candidate_id");--> statement-breakpoint
CREATE INDEX "billing_customers_taken" ON "billing_customers" USING btree ("taken_at");--> statement-breakpoint
CREATE INDEX "billing_events_received" ON "billing_events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "invoices_issued" ON "invoices" USING btree ("issued_at");--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_provider_ref_unique" UNIQUE("provider_ref");--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_provider_ref_unique" UNIQUE("provider_ref");--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_of_one" CHECK (num_nonnulls("invoices"."number", "invoices"."provider_ref") = 1);