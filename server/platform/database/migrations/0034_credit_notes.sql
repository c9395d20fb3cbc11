CREATE TABLE "credit_notes" (
	"id" text PRIMARY KEY NOT NULL,
	"number" integer NOT NULL,
	"invoice_id" text NOT NULL,
	"kind" text NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"tax" bigint NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "credit_notes_number_unique" UNIQUE("number"),
	CONSTRAINT "credit_notes_amount" CHECK ("credit_notes"."amount" > 0 and "credit_notes"."tax" between 0 and "credit_notes"."amount")
);
--> statement-breakpoint
ALTER TABLE "credit_notes" ADD CONSTRAINT "credit_notes_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credit_notes_invoice" ON "credit_notes" USING btree ("invoice_id","number");--> statement-breakpoint
CREATE INDEX "credit_notes_issued" ON "credit_notes" USING btree ("issued_at");