DELETE FROM "live_presence";--> statement-breakpoint
CREATE TABLE "live_tickets" (
	"hash" text PRIMARY KEY NOT NULL,
	"live_id" text NOT NULL,
	"user_id" text NOT NULL,
	"session_id" text NOT NULL,
	"device_id" text NOT NULL,
	"place" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "live_presence" ADD COLUMN "device_id" text NOT NULL;--> statement-breakpoint
ALTER TABLE "live_presence" ADD COLUMN "connection_id" text;--> statement-breakpoint
ALTER TABLE "live_presence" ADD COLUMN "place" text NOT NULL;--> statement-breakpoint
ALTER TABLE "live_presence" ADD COLUMN "media" jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "live_tickets" ADD CONSTRAINT "live_tickets_live_id_live_interviews_id_fk" FOREIGN KEY ("live_id") REFERENCES "public"."live_interviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_tickets" ADD CONSTRAINT "live_tickets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_tickets" ADD CONSTRAINT "live_tickets_session_id_auth_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."auth_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "live_tickets_live" ON "live_tickets" USING btree ("live_id");--> statement-breakpoint
CREATE INDEX "live_tickets_user" ON "live_tickets" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "live_tickets_session" ON "live_tickets" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "live_presence_connection" ON "live_presence" USING btree ("connection_id");