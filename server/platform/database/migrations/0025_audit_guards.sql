-- Entries of the audit log are added and nothing else; `ALWAYS` holds for replicated sessions too.
CREATE FUNCTION "refuse_audit_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The audit log is append-only.' USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER "audit_entries_kept" BEFORE UPDATE OR DELETE ON "audit_entries"
  FOR EACH ROW EXECUTE FUNCTION "refuse_audit_change"();--> statement-breakpoint
CREATE TRIGGER "audit_entries_not_truncated" BEFORE TRUNCATE ON "audit_entries"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_audit_change"();--> statement-breakpoint
CREATE TRIGGER "audit_payloads_kept" BEFORE UPDATE ON "audit_payloads"
  FOR EACH ROW EXECUTE FUNCTION "refuse_audit_change"();--> statement-breakpoint
CREATE TRIGGER "audit_payloads_not_truncated" BEFORE TRUNCATE ON "audit_payloads"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_audit_change"();--> statement-breakpoint
-- Only what is of a person can be erased.
CREATE TRIGGER "audit_payloads_of_nobody_kept" BEFORE DELETE ON "audit_payloads"
  FOR EACH ROW WHEN (OLD."person_id" IS NULL) EXECUTE FUNCTION "refuse_audit_change"();--> statement-breakpoint
ALTER TABLE "audit_entries" ENABLE ALWAYS TRIGGER "audit_entries_kept";--> statement-breakpoint
ALTER TABLE "audit_entries" ENABLE ALWAYS TRIGGER "audit_entries_not_truncated";--> statement-breakpoint
ALTER TABLE "audit_payloads" ENABLE ALWAYS TRIGGER "audit_payloads_kept";--> statement-breakpoint
ALTER TABLE "audit_payloads" ENABLE ALWAYS TRIGGER "audit_payloads_not_truncated";--> statement-breakpoint
ALTER TABLE "audit_payloads" ENABLE ALWAYS TRIGGER "audit_payloads_of_nobody_kept";--> statement-breakpoint
INSERT INTO "audit_head" ("id", "number", "hash") VALUES (1, 0, '');
