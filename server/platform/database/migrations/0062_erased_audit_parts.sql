-- With DATABASE_OWNER_URL the application may not delete from the log: what was of a person goes by this alone, and only
-- once the account is gone. The owner's rights hold inside.
CREATE FUNCTION "erase_audit_parts"("person" text) RETURNS bigint LANGUAGE sql SECURITY DEFINER
  SET search_path = pg_catalog, pg_temp AS $$
  WITH erased AS (
    DELETE FROM public.audit_payloads
    WHERE person_id = person AND NOT EXISTS (SELECT 1 FROM public.users WHERE id = person)
    RETURNING 1
  )
  SELECT count(*) FROM erased
$$;
