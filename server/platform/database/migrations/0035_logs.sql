CREATE TABLE "ai_calls" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ai_calls_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone NOT NULL,
	"task" text NOT NULL,
	"host" text NOT NULL,
	"model" text NOT NULL,
	"outcome" text NOT NULL,
	"reason" text,
	"milliseconds" integer NOT NULL,
	"prompt_tokens" integer,
	"completion_tokens" integer
);
--> statement-breakpoint
CREATE TABLE "mail_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mail_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone NOT NULL,
	"mail_id" text NOT NULL,
	"recipient" text NOT NULL,
	"kind" text NOT NULL,
	"outcome" text NOT NULL,
	"reason" text,
	"milliseconds" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "system_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "system_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone NOT NULL,
	"level" text NOT NULL,
	"message" text NOT NULL,
	"error_type" text,
	"error_message" text,
	"stack" text,
	"request_id" text,
	"work" text,
	"details" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "ai_calls_at" ON "ai_calls" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "ai_calls_outcome" ON "ai_calls" USING btree ("outcome","at","id");--> statement-breakpoint
CREATE INDEX "ai_calls_failed" ON "ai_calls" USING btree ("at","id") WHERE "ai_calls"."outcome" <> 'answered';--> statement-breakpoint
CREATE INDEX "ai_calls_task" ON "ai_calls" USING btree ("task","at","id");--> statement-breakpoint
CREATE INDEX "ai_calls_model" ON "ai_calls" USING btree ("model","at","id");--> statement-breakpoint
CREATE INDEX "ai_calls_host" ON "ai_calls" USING btree ("host","at","id");--> statement-breakpoint
CREATE INDEX "mail_log_at" ON "mail_log" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "mail_log_recipient" ON "mail_log" USING btree ("recipient","at","id");--> statement-breakpoint
CREATE INDEX "mail_log_kind" ON "mail_log" USING btree ("kind","at","id");--> statement-breakpoint
CREATE INDEX "mail_log_outcome" ON "mail_log" USING btree ("outcome","at","id");--> statement-breakpoint
CREATE INDEX "mail_log_mail" ON "mail_log" USING btree ("mail_id");--> statement-breakpoint
CREATE INDEX "system_log_at" ON "system_log" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "system_log_level" ON "system_log" USING btree ("level","at","id");--> statement-breakpoint
CREATE INDEX "system_log_message" ON "system_log" USING btree ("message","at","id");--> statement-breakpoint
CREATE INDEX "system_log_error" ON "system_log" USING btree ("error_type","at","id");--> statement-breakpoint
CREATE INDEX "system_log_work" ON "system_log" USING btree ("work","at","id");--> statement-breakpoint
CREATE INDEX "system_log_request" ON "system_log" USING btree ("request_id");