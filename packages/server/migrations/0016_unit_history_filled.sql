-- Of the time before nothing tells who moved: everybody counts as having been in the present unit from the start to the end. From now on it is recorded.
INSERT INTO "unit_memberships" ("employee_id", "unit_id", "started_at", "ended_at")
  SELECT "id", "unit_id", "started_at", "ended_at" FROM "employees"
  WHERE "ended_at" IS NULL OR "ended_at" > "started_at";--> statement-breakpoint
INSERT INTO "unit_histories" ("client_number", "recorded_since")
  SELECT DISTINCT "client_number", now() FROM "employees";
