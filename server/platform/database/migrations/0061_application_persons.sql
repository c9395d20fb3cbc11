TRUNCATE "application_words";--> statement-breakpoint
DROP INDEX "application_words_words";--> statement-breakpoint
DROP INDEX "company_candidates_search";--> statement-breakpoint
ALTER TABLE "application_words" ADD COLUMN "workspace_id" text NOT NULL;--> statement-breakpoint
ALTER TABLE "application_words" ADD COLUMN "person_id" text;--> statement-breakpoint
ALTER TABLE "application_words" ADD COLUMN "name" text NOT NULL;--> statement-breakpoint
CREATE INDEX "application_words_name" ON "application_words" USING btree ("workspace_id","name","application_id");--> statement-breakpoint
CREATE INDEX "application_words_person" ON "application_words" USING btree ("person_id","workspace_id");--> statement-breakpoint
CREATE INDEX "application_words_words" ON "application_words" USING gin ("words") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "company_candidates_search" ON "company_candidates" USING gin ("search") WITH (fastupdate=false);--> statement-breakpoint
DROP TRIGGER "company_candidates_words" ON "company_candidates";--> statement-breakpoint
DROP FUNCTION "keep_words_of_changed"();--> statement-breakpoint
DROP FUNCTION "words_behind"(text, tsvector);--> statement-breakpoint
-- All that applications are found by, in one place; planned anew each time, since tables grow while a connection lasts.
CREATE FUNCTION "keep_application_words"("ids" text[]) RETURNS void LANGUAGE plpgsql SET plan_cache_mode = 'force_custom_plan' AS $$
BEGIN
  INSERT INTO "application_words" ("application_id", "workspace_id", "person_id", "name", "words")
  SELECT "a"."id", "a"."workspace_id", CASE WHEN "c"."removed_at" IS NULL THEN "person" END, lower("c"."full_name"),
    array_to_tsvector(array(
      SELECT "key" || unnest(tsvector_to_array("p"."search")) FROM "company_candidates" "p"
      WHERE "p"."id" = "person" OR "p"."merged_into" = "person"))
  FROM "applications" "a" JOIN "company_candidates" "c" ON "c"."id" = "a"."candidate_id"
    CROSS JOIN LATERAL (SELECT coalesce("c"."merged_into", "c"."id") AS "person", workspace_key("a"."workspace_id") AS "key") "of"
  WHERE "a"."id" = any("ids")
  ON CONFLICT ("application_id") DO UPDATE
    SET "person_id" = excluded."person_id", "name" = excluded."name", "words" = excluded."words";
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "keep_words_of_added"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM keep_application_words(array(SELECT "id" FROM "added"));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "keep_words_of_person"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM keep_application_words(array(
    SELECT a."id" FROM "applications" a JOIN "company_candidates" c ON c."id" = a."candidate_id"
    WHERE c."id" IN (NEW."id", NEW."merged_into", OLD."merged_into")
      OR c."merged_into" IN (NEW."id", NEW."merged_into", OLD."merged_into")));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "company_candidates_words" AFTER UPDATE ON "company_candidates" FOR EACH ROW WHEN
  ((OLD."search", OLD."merged_into", OLD."removed_at") IS DISTINCT FROM (NEW."search", NEW."merged_into", NEW."removed_at"))
  EXECUTE FUNCTION "keep_words_of_person"();--> statement-breakpoint
SELECT keep_application_words(array(SELECT "id" FROM "applications"));
