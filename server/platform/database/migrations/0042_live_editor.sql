CREATE TABLE "live_editor_updates" (
	"position" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "live_editor_updates_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"live_id" text NOT NULL,
	"data" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "live_editors" (
	"live_id" text PRIMARY KEY NOT NULL,
	"state" text,
	"position" bigint DEFAULT 0 NOT NULL,
	"letters" integer NOT NULL,
	"waiting" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "live_editor_updates" ADD CONSTRAINT "live_editor_updates_live_id_live_interviews_id_fk" FOREIGN KEY ("live_id") REFERENCES "public"."live_interviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_editors" ADD CONSTRAINT "live_editors_live_id_live_interviews_id_fk" FOREIGN KEY ("live_id") REFERENCES "public"."live_interviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "live_editor_updates_position" ON "live_editor_updates" USING btree ("live_id","position");