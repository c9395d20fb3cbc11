ALTER TABLE "application_resumes" ADD COLUMN "text" text;--> statement-breakpoint
-- Notes and resumes are found, too; what is longer than any word is not, nor what is more than a row holds.
CREATE FUNCTION "text_words"("of_id" text) RETURNS SETOF text LANGUAGE sql STABLE AS $$
  SELECT "word" FROM unnest(tsvector_to_array(to_tsvector('simple'::regconfig, left(concat_ws(' ',
    (SELECT string_agg("application_resumes"."text", ' ') FROM "application_resumes" WHERE "application_resumes"."application_id" = "of_id"),
    (SELECT string_agg("notes"."text", ' ' ORDER BY "notes"."at" DESC) FROM "notes" WHERE "notes"."application_id" = "of_id")), 200000)))) AS "word"
  WHERE length("word") <= 100
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "keep_application_words"("ids" text[]) RETURNS void LANGUAGE plpgsql SET plan_cache_mode = 'force_custom_plan' AS $$
BEGIN
  INSERT INTO "application_words" ("application_id", "workspace_id", "person_id", "name", "words")
  SELECT "a"."id", "a"."workspace_id", CASE WHEN "c"."removed_at" IS NULL THEN "person" END, lower("c"."full_name"),
    array_to_tsvector(array(
      SELECT "key" || unnest(tsvector_to_array("p"."search")) FROM "company_candidates" "p"
      WHERE "p"."id" = "person" OR "p"."merged_into" = "person"
      UNION ALL
      SELECT "key" || text_words("a"."id")))
  FROM "applications" "a" JOIN "company_candidates" "c" ON "c"."id" = "a"."candidate_id"
    CROSS JOIN LATERAL (SELECT coalesce("c"."merged_into", "c"."id") AS "person", workspace_key("a"."workspace_id") AS "key") "of"
  WHERE "a"."id" = any("ids")
  ON CONFLICT ("application_id") DO UPDATE
    SET "person_id" = excluded."person_id", "name" = excluded."name", "words" = excluded."words";
END $$;--> statement-breakpoint
CREATE FUNCTION "keep_words_of_texts"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "of_id" text := coalesce(NEW."application_id", OLD."application_id");
BEGIN
  -- Of two at the same time the second one sees what the first one wrote.
  PERFORM 1 FROM "application_words" WHERE "application_id" = "of_id" FOR UPDATE;
  PERFORM keep_application_words(array["of_id"]);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "notes_words" AFTER INSERT OR DELETE OR UPDATE OF "text" ON "notes"
  FOR EACH ROW EXECUTE FUNCTION "keep_words_of_texts"();--> statement-breakpoint
CREATE TRIGGER "application_resumes_words" AFTER DELETE OR UPDATE OF "text" ON "application_resumes"
  FOR EACH ROW EXECUTE FUNCTION "keep_words_of_texts"();--> statement-breakpoint
SELECT keep_application_words(array(SELECT DISTINCT "application_id" FROM "notes"));
