CREATE TABLE "provider_refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"invoice_id" text NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"refunded_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "audit_entries_entity";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "terms_version" text;--> statement-breakpoint
ALTER TABLE "provider_refunds" ADD CONSTRAINT "provider_refunds_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "provider_refunds_invoice" ON "provider_refunds" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "provider_refunds_refunded" ON "provider_refunds" USING btree ("refunded_at");--> statement-breakpoint
CREATE INDEX "audit_entries_entity_type" ON "audit_entries" USING btree ("entity_type","number");--> statement-breakpoint
CREATE INDEX "audit_entries_entity" ON "audit_entries" USING btree ("entity_id","number");