CREATE TABLE "application_counts" (
	"workspace_id" text NOT NULL,
	"status" text NOT NULL,
	"stage_id" text NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "application_counts" ADD CONSTRAINT "application_counts_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_counts_workspace" ON "application_counts" USING btree ("workspace_id");--> statement-breakpoint
-- What a statement changed is added as rows of its own: no change waits for another. Those of a workspace that is gone went with it.
CREATE FUNCTION "count_applications"() RETURNS trigger LANGUAGE plpgsql SET plan_cache_mode = 'force_custom_plan' AS $$
DECLARE
  "touched" text[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    WITH "put" AS (INSERT INTO "application_counts" ("workspace_id", "status", "stage_id", "count")
      SELECT "workspace_id", "status", "stage_id", count(*) FROM "added" GROUP BY 1, 2, 3
      RETURNING "workspace_id"
    ) SELECT array_agg(DISTINCT "workspace_id") INTO "touched" FROM "put";
  ELSIF TG_OP = 'DELETE' THEN
    WITH "put" AS (INSERT INTO "application_counts" ("workspace_id", "status", "stage_id", "count")
      SELECT "workspace_id", "status", "stage_id", -count(*) FROM "gone"
      WHERE EXISTS (SELECT 1 FROM "workspaces" WHERE "workspaces"."id" = "gone"."workspace_id") GROUP BY 1, 2, 3
      RETURNING "workspace_id"
    ) SELECT array_agg(DISTINCT "workspace_id") INTO "touched" FROM "put";
  ELSE
    WITH "put" AS (INSERT INTO "application_counts" ("workspace_id", "status", "stage_id", "count")
      SELECT "workspace_id", "status", "stage_id", sum("n") FROM (
        SELECT "workspace_id", "status", "stage_id", 1 AS "n" FROM "added"
        UNION ALL SELECT "workspace_id", "status", "stage_id", -1 FROM "gone") "changed" GROUP BY 1, 2, 3 HAVING sum("n") <> 0
      RETURNING "workspace_id"
    ) SELECT array_agg(DISTINCT "workspace_id") INTO "touched" FROM "put";
  END IF;
  -- Where they have become many, those that nobody else is at are summed up.
  SELECT array_agg("workspace_id") INTO "touched" FROM (
    SELECT "workspace_id" FROM "application_counts" WHERE "workspace_id" = any("touched")
    GROUP BY 1 HAVING count(*) > 50 + 2 * count(DISTINCT ("status", "stage_id"))) "many";
  IF "touched" IS NOT NULL THEN
    WITH "old" AS (DELETE FROM "application_counts" WHERE ctid = any(array(
        SELECT ctid FROM "application_counts" WHERE "workspace_id" = any("touched") FOR UPDATE SKIP LOCKED))
      RETURNING *
    ) INSERT INTO "application_counts" ("workspace_id", "status", "stage_id", "count")
    SELECT "workspace_id", "status", "stage_id", sum("count") FROM "old" GROUP BY 1, 2, 3 HAVING sum("count") <> 0;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "applications_counted_in" AFTER INSERT ON "applications" REFERENCING NEW TABLE AS "added"
  FOR EACH STATEMENT EXECUTE FUNCTION "count_applications"();--> statement-breakpoint
CREATE TRIGGER "applications_counted_on" AFTER UPDATE ON "applications" REFERENCING OLD TABLE AS "gone" NEW TABLE AS "added"
  FOR EACH STATEMENT EXECUTE FUNCTION "count_applications"();--> statement-breakpoint
CREATE TRIGGER "applications_counted_out" AFTER DELETE ON "applications" REFERENCING OLD TABLE AS "gone"
  FOR EACH STATEMENT EXECUTE FUNCTION "count_applications"();--> statement-breakpoint
WITH "kept" AS (
  SELECT "workspace_id", "status", "stage_id", count(*) AS "count" FROM "applications" GROUP BY 1, 2, 3
) INSERT INTO "application_counts" ("workspace_id", "status", "stage_id", "count") SELECT * FROM "kept";
