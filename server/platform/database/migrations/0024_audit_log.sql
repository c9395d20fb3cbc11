CREATE TABLE "audit_anchors" (
	"day" text PRIMARY KEY NOT NULL,
	"number" bigint NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_checks" (
	"id" text PRIMARY KEY NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"from_number" bigint NOT NULL,
	"up_to" bigint NOT NULL,
	"target" bigint NOT NULL,
	"faults" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"number" bigint PRIMARY KEY NOT NULL,
	"body" text NOT NULL,
	"previous_hash" text NOT NULL,
	"hash" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor_id" text,
	"action" text NOT NULL,
	"entity_type" text NOT NULL,
	"entity_id" text NOT NULL,
	"request_id" text
);
--> statement-breakpoint
CREATE TABLE "audit_head" (
	"id" integer PRIMARY KEY NOT NULL,
	"number" bigint NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_payloads" (
	"number" bigint NOT NULL,
	"part" text NOT NULL,
	"person_id" text,
	"salt" text NOT NULL,
	"content" text NOT NULL,
	CONSTRAINT "audit_payloads_number_part_pk" PRIMARY KEY("number","part")
);
--> statement-breakpoint
ALTER TABLE "audit_payloads" ADD CONSTRAINT "audit_payloads_number_audit_entries_number_fk" FOREIGN KEY ("number") REFERENCES "public"."audit_entries"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entries_at" ON "audit_entries" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_entries_actor" ON "audit_entries" USING btree ("actor_id","number");--> statement-breakpoint
CREATE INDEX "audit_entries_action" ON "audit_entries" USING btree ("action","number");--> statement-breakpoint
CREATE INDEX "audit_entries_entity" ON "audit_entries" USING btree ("entity_type","entity_id","number");--> statement-breakpoint
CREATE INDEX "audit_entries_request" ON "audit_entries" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "audit_payloads_person" ON "audit_payloads" USING btree ("person_id");