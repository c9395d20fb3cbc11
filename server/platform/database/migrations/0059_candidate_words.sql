CREATE TABLE "application_words" (
	"application_id" text PRIMARY KEY NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
DROP INDEX "applications_candidate";--> statement-breakpoint
ALTER TABLE "application_words" ADD CONSTRAINT "application_words_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_words_words" ON "application_words" USING gin ("words");--> statement-breakpoint
CREATE INDEX "applications_candidate" ON "applications" USING btree ("candidate_id","workspace_id");--> statement-breakpoint
-- The words of candidates, for each workspace behind a key of its own: written with the application, and anew when the candidate's change.
CREATE FUNCTION "workspace_key"("workspace_id" text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT left(md5("workspace_id"), 8)
$$;--> statement-breakpoint
CREATE FUNCTION "words_behind"("key" text, "words" tsvector) RETURNS tsvector LANGUAGE sql IMMUTABLE AS $$
  SELECT array_to_tsvector(array(SELECT "key" || "word" FROM unnest(tsvector_to_array("words")) AS "word"))
$$;--> statement-breakpoint
CREATE FUNCTION "keep_words_of_added"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  WITH "kept" AS (
    SELECT "added"."id", words_behind(workspace_key("added"."workspace_id"), "company_candidates"."search") AS "words"
    FROM "added" JOIN "company_candidates" ON "company_candidates"."id" = "added"."candidate_id"
  ) INSERT INTO "application_words" SELECT "id", "words" FROM "kept";
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "keep_words_of_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  WITH "kept" AS (
    SELECT "id", words_behind(workspace_key("workspace_id"), NEW."search") AS "words"
    FROM "applications" WHERE "candidate_id" = NEW."id"
  ) UPDATE "application_words" SET "words" = "kept"."words" FROM "kept" WHERE "application_id" = "kept"."id";
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "applications_words" AFTER INSERT ON "applications" REFERENCING NEW TABLE AS "added"
  FOR EACH STATEMENT EXECUTE FUNCTION "keep_words_of_added"();--> statement-breakpoint
CREATE TRIGGER "company_candidates_words" AFTER UPDATE ON "company_candidates"
  FOR EACH ROW WHEN (OLD."search" IS DISTINCT FROM NEW."search") EXECUTE FUNCTION "keep_words_of_changed"();--> statement-breakpoint
WITH "kept" AS (
  SELECT "applications"."id", words_behind(workspace_key("workspace_id"), "search") AS "words"
  FROM "applications" JOIN "company_candidates" ON "company_candidates"."id" = "applications"."candidate_id"
) INSERT INTO "application_words" SELECT "id", "words" FROM "kept";
