INSERT INTO "access_versions" ("scope", "version")
  SELECT "client_number", gen_random_uuid() FROM "companies" UNION ALL SELECT 'accounts', gen_random_uuid();--> statement-breakpoint
-- Rows that another transaction has locked stay beside the new one, so that nobody waits, whatever the order.
CREATE FUNCTION "raise_access_versions"("scopes" text[]) RETURNS void LANGUAGE sql AS $$
  DELETE FROM "access_versions" WHERE ("scope", "version") IN (
    SELECT "scope", "version" FROM "access_versions" WHERE "scope" = ANY("scopes") FOR UPDATE SKIP LOCKED);
  INSERT INTO "access_versions" ("scope", "version") SELECT unnest("scopes"), gen_random_uuid();
$$;--> statement-breakpoint
-- For tables with a client number.
CREATE FUNCTION "raise_versions_of_companies"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM "raise_access_versions"(array(SELECT DISTINCT "client_number" FROM "after"));
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM "raise_access_versions"(array(SELECT DISTINCT "client_number" FROM "before"));
  ELSE
    PERFORM "raise_access_versions"(array(
      SELECT "client_number" FROM "before" UNION SELECT "client_number" FROM "after"));
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
-- For tables with a unit.
CREATE FUNCTION "raise_versions_of_units"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM "raise_access_versions"(array(
      SELECT DISTINCT "client_number" FROM "units" WHERE "id" IN (SELECT "unit_id" FROM "after")));
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM "raise_access_versions"(array(
      SELECT DISTINCT "client_number" FROM "units" WHERE "id" IN (SELECT "unit_id" FROM "before")));
  ELSE
    PERFORM "raise_access_versions"(array(
      SELECT DISTINCT "client_number" FROM "units"
      WHERE "id" IN (SELECT "unit_id" FROM "before" UNION SELECT "unit_id" FROM "after")));
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "raise_version_of_accounts"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "raise_access_versions"(ARRAY['accounts']);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "units_inserted" AFTER INSERT ON "units" REFERENCING NEW TABLE AS "after"
  FOR EACH STATEMENT EXECUTE FUNCTION "raise_versions_of_companies"();--> statement-breakpoint
CREATE TRIGGER "units_updated" AFTER UPDATE ON "units" REFERENCING OLD TABLE AS "before" NEW TABLE AS "after"
  FOR EACH STATEMENT EXECUTE FUNCTION "raise_versions_of_companies"();--> statement-breakpoint
CREATE TRIGGER "units_deleted" AFTER DELETE ON "units" REFERENCING OLD TABLE AS "before"
  FOR EACH STATEMENT EXECUTE FUNCTION "raise_versions_of_companies"();--> statement-breakpoint
CREATE TRIGGER "employees_inserted" AFTER INSERT ON "employees" REFERENCING NEW TABLE AS "after"
  FOR EACH STATEMENT EXECUTE FUNCTION "raise_versions_of_companies"();--> statement-breakpoint
CREATE TRIGGER "employees_updated" AFTER UPDATE ON "employees" REFERENCING OLD TABLE AS "before" NEW TABLE AS "after"
  FOR EACH STATEMENT EXECUTE FUNCTION "raise_versions_of_companies"();--> statement-breakpoint
CREATE TRIGGER "employees_deleted" AFTER DELETE ON "employees" REFERENCING OLD TABLE AS "before"
  FOR EACH STATEMENT EXECUTE FUNCTION "raise_versions_of_companies"();--> statement-breakpoint
CREATE TRIGGER "unit_roles_inserted" AFTER INSERT ON "unit_roles" REFERENCING NEW TABLE AS "after"
  FOR EACH STATEMENT EXECUTE FUNCTION "raise_versions_of_units"();--> statement-breakpoint
CREATE TRIGGER "unit_roles_updated" AFTER UPDATE ON "unit_roles" REFERENCING OLD TABLE AS "before" NEW TABLE AS "after"
  FOR EACH STATEMENT EXECUTE FUNCTION "raise_versions_of_units"();--> statement-breakpoint
CREATE TRIGGER "unit_roles_deleted" AFTER DELETE ON "unit_roles" REFERENCING OLD TABLE AS "before"
  FOR EACH STATEMENT EXECUTE FUNCTION "raise_versions_of_units"();--> statement-breakpoint
CREATE TRIGGER "accounts_inserted" AFTER INSERT ON "accounts"
  FOR EACH STATEMENT EXECUTE FUNCTION "raise_version_of_accounts"();--> statement-breakpoint
CREATE TRIGGER "accounts_deleted" AFTER DELETE ON "accounts"
  FOR EACH STATEMENT EXECUTE FUNCTION "raise_version_of_accounts"();--> statement-breakpoint
-- Most changes of an account are of its password or its profile, which no rule reads.
CREATE TRIGGER "accounts_updated" AFTER UPDATE OF "pid", "email" ON "accounts"
  FOR EACH ROW WHEN (OLD."pid" IS DISTINCT FROM NEW."pid" OR OLD."email" IS DISTINCT FROM NEW."email")
  EXECUTE FUNCTION "raise_version_of_accounts"();
