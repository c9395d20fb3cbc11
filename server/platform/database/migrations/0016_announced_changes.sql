-- What changes in a workspace is announced with the commit that changes it, by whichever code and process it came.
CREATE FUNCTION "announce_activity"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('hiring_changes', NEW."workspace_id");
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "announce_interview"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('hiring_changes', "workspace_id")
    FROM "interviews" WHERE "id" = NEW."interview_id" AND "workspace_id" IS NOT NULL;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "announce_request"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('hiring_changes', "interviews"."workspace_id")
    FROM "interview_sessions" JOIN "interviews" ON "interviews"."id" = "interview_sessions"."interview_id"
    WHERE "interview_sessions"."id" = NEW."session_id" AND "interviews"."workspace_id" IS NOT NULL;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "activities_announced" AFTER INSERT ON "activities"
  FOR EACH ROW EXECUTE FUNCTION "announce_activity"();--> statement-breakpoint
CREATE TRIGGER "invitations_announced" AFTER INSERT OR UPDATE ON "invitations"
  FOR EACH ROW EXECUTE FUNCTION "announce_interview"();--> statement-breakpoint
CREATE TRIGGER "sessions_begun_announced" AFTER INSERT ON "interview_sessions"
  FOR EACH ROW EXECUTE FUNCTION "announce_interview"();--> statement-breakpoint
CREATE TRIGGER "sessions_announced" AFTER UPDATE ON "interview_sessions"
  FOR EACH ROW WHEN (
    OLD."status" IS DISTINCT FROM NEW."status" OR OLD."evaluation_state" IS DISTINCT FROM NEW."evaluation_state"
  ) EXECUTE FUNCTION "announce_interview"();--> statement-breakpoint
CREATE TRIGGER "requests_announced" AFTER INSERT OR UPDATE ON "candidate_requests"
  FOR EACH ROW EXECUTE FUNCTION "announce_request"();--> statement-breakpoint
CREATE TRIGGER "assignments_announced" AFTER INSERT OR UPDATE ON "review_assignments"
  FOR EACH ROW EXECUTE FUNCTION "announce_interview"();
